"""An OpenID provider that answers as Apple does: with a form, from another site, and a name besides its token."""

import base64
import contextlib
import html
import http.server
import json
import threading
import time
import urllib.parse

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

CLIENT = "org.example.hexis"


class Apple(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        if address.path == "/.well-known/openid-configuration":
            return self.answer(json.dumps({
                "issuer": self.server.issuer, "authorization_endpoint": f"{self.server.issuer}/authorize",
                "token_endpoint": f"{self.server.issuer}/token", "jwks_uri": f"{self.server.issuer}/keys"}))
        if address.path == "/keys":
            point = self.server.key.public_key().public_numbers()
            return self.answer(json.dumps({"keys": [{
                "kty": "EC", "crv": "P-256", "kid": "one", "alg": "ES256",
                "x": base64url(point.x.to_bytes(32)), "y": base64url(point.y.to_bytes(32))}]}))
        asked = dict(urllib.parse.parse_qsl(address.query))
        assert asked["response_mode"] == "form_post"
        self.server.nonce = asked["nonce"]
        fields = {"code": "a code", "state": asked["state"], "user": json.dumps({"name": {"firstName": "Ada"}})}
        inputs = "".join(f'<input name="{name}" value="{html.escape(value)}">' for name, value in fields.items())
        # Without an icon of its own, a browser would ask for /favicon.ico.
        self.answer(f'<!doctype html><title>Apple</title><link rel="icon" href="data:,"><form method="post" action="{asked["redirect_uri"]}">'
                    f"{inputs}<button>Continue</button></form>", "text/html")

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        now = int(time.time())
        parts = [{"alg": "ES256", "kid": "one"}, {
            "iss": self.server.issuer, "aud": CLIENT, "sub": "apple-1", "iat": now, "exp": now + 300,
            "nonce": self.server.nonce, "email": "x1y2@privaterelay.appleid.com", "email_verified": "true",
            "is_private_email": "true"}]
        text = ".".join(base64url(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self.server.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{text}.{base64url(r.to_bytes(32) + s.to_bytes(32))}"
        self.answer(json.dumps({"access_token": "unused", "token_type": "Bearer", "id_token": token}))

    def answer(self, text, kind="application/json"):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


def base64url(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@contextlib.contextmanager
def apple():
    """Runs the provider. It knows one person."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Apple)
    server.issuer = f"http://127.0.0.1:{server.server_port}"
    server.key = ec.generate_private_key(ec.SECP256R1())
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()


def settings(server):
    """The provider as it is listed in a file of Hexis."""
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    return json.dumps([{
        "id": "apple", "name": "Apple", "issuer": server.issuer, "client-id": CLIENT, "apple-team": "ABCDE12345",
        "apple-key-id": "FGHIJ67890", "apple-key": pem}])
