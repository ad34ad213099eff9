"""A real OpenID provider, glewlwyd: its own process, its own database, its own sign-in pages."""

import gzip
import json
import os
import shutil
import sqlite3
import subprocess
import urllib.error
import urllib.request

from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from hexis import ROOT, HeldPort
from processes import eventually

HOME = ROOT / ".build/glewlwyd"
CLIENT, SECRET = "hexis", "a client secret"
TYPES = {".html": "text/html", ".js": "application/javascript", ".json": "application/json", ".css": "text/css"}


class Glewlwyd:
    """The provider, with one person: maria, whose password is “a long sentence”."""

    def __init__(self, folder, redirect):
        self._port = HeldPort()
        self.address = f"http://localhost:{self._port}"
        self.issuer = f"{self.address}/api/oidc"
        self._cookie = ""
        (folder / "glewlwyd.conf").write_text(self._configuration(folder))
        database = sqlite3.connect(folder / "glewlwyd.db")
        with gzip.open(HOME / "usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz", "rt") as script:
            database.executescript(script.read())
        database.close()
        with open(folder / "glewlwyd.log", "w") as log:
            self._process = subprocess.Popen(
                [HOME / "usr/bin/glewlwyd", f"--config-file={folder}/glewlwyd.conf"], stdout=log,
                stderr=subprocess.STDOUT, env={**os.environ, "LC_ALL": "C.UTF-8"})
        try:
            eventually(self._is_there)
            self._set_up(redirect)
        except BaseException:
            self.stop()
            raise

    def stop(self):
        self._process.terminate()
        self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.stop()

    def _configuration(self, folder):
        # It serves no file that a link leads to.
        pages = folder / "webapp"
        shutil.copytree(
            HOME / "usr/share/glewlwyd/webapp", pages, ignore=shutil.ignore_patterns("config.json"))
        shutil.copy(HOME / "etc/glewlwyd/config-2.7.json/config.json", pages)
        settings = {
            "bind_address": "127.0.0.1", "external_url": self.address, "login_url": "login.html", "api_prefix": "api",
            "static_files_path": f"{pages}/", "log_mode": "console", "log_level": "INFO", "cookie_domain": "localhost",
            "session_key": "GLEWLWYD2_SESSION_ID", "admin_session_authentication": "cookie",
            "profile_session_authentication": "cookie", "admin_scope": "g_admin", "profile_scope": "g_profile",
            "hash_algorithm": "SHA512", "secure_connection_key_file": "none", "secure_connection_pem_file": "none",
            "secure_connection_ca_file": "none",
        } | {f"{kind}_path": f"{HOME}/usr/lib/glewlwyd/{name}" for kind, name in (
            ("user_module", "user"), ("client_module", "client"), ("user_auth_scheme_module", "scheme"),
            ("plugin_module", "plugin"))}
        types = ",".join(f'{{extension="{name}" mime_type="{kind}" compress=0}}' for name, kind in TYPES.items())
        return "\n".join([
            *(f'{name}="{value}"' for name, value in settings.items()), f"port={self._port}", "cookie_secure=0",
            "session_expiration=3600", "allow_multiple_user_per_session=true", "login_api_enabled=true",
            "use_secure_connection=false", f'database={{type="sqlite3" path="{folder}/glewlwyd.db"}};',
            f"static_files_mime_types=({types});\n"])

    def _is_there(self):
        if self._process.poll() is not None:
            raise RuntimeError("glewlwyd ended")
        try:
            return urllib.request.urlopen(f"{self.address}/config").status == 200
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False

    def _set_up(self, redirect):
        self._post("auth/", {"username": "admin", "password": "password"})
        key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
        private = key.private_bytes(Encoding.PEM, PrivateFormat.TraditionalOpenSSL, NoEncryption()).decode()
        public = key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()
        self._post("mod/plugin/", {"module": "oidc", "name": "oidc", "display_name": "Clinic", "parameters": {
            "iss": self.issuer, "jwt-type": "rsa", "jwt-key-size": "256", "key": private, "cert": public,
            "access-token-duration": 3600, "refresh-token-duration": 3600, "code-duration": 600,
            "refresh-token-rolling": True, "auth-type-code-enabled": True, "auth-type-id-token-enabled": True,
            "subject-type": "public", "pkce-allowed": True, "pkce-required": True, "pkce-method-plain-allowed": False,
            "name-claim": "mandatory", "email-claim": "mandatory", "scope-claim": "no", "claims": [], "scope": [],
            "additional-parameters": [],
        }})
        scopes = ["openid", "profile", "email"]
        for scope in scopes[1:]:
            self._post("scope/", {"name": scope, "display_name": scope, "password_required": False, "scheme": {}})
        self._post("user/", {
            "username": "maria", "name": "Maria", "email": "maria@clinic.example", "password": "a long sentence",
            "enabled": True, "scope": scopes})
        self._post("client/", {
            "client_id": CLIENT, "name": "Hexis", "confidential": True, "client_secret": SECRET, "password": SECRET,
            "enabled": True, "redirect_uri": [redirect], "authorization_type": ["code"], "scope": scopes,
            "token_endpoint_auth_method": ["client_secret_basic", "client_secret_post"]})

    def _post(self, path, body):
        request = urllib.request.Request(f"{self.address}/api/{path}", json.dumps(body).encode(), {
            "Content-Type": "application/json", "Cookie": self._cookie})
        with urllib.request.urlopen(request) as answer:
            if cookie := answer.headers["Set-Cookie"]:
                self._cookie = cookie.split(";")[0]
