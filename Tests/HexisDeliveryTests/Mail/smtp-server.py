"""A mail server (aiosmtpd) that prints its port on the first line, and then each accepted mail as JSON.

Its behaviour is the first argument: the replies to "rcpt" and "data"; "busy", how many mails it puts off before it accepts
one, for each of which it prints an empty line; "hangs" at "greeting" or "data"; "login", a
user's name and password; "pem", a certificate with its key, for STARTTLS, or for TLS from the start if "implicit". If
it hangs at "data", it prints an empty line first. It ends when its input does.
"""

import asyncio
import email
import email.policy
import json
import logging
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

BEHAVIOUR = json.loads(sys.argv[1])

# A sender that aborts a handshake is no failure here.
logging.getLogger("mail.log").addHandler(logging.NullHandler())


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if "rcpt" in BEHAVIOUR:
            return BEHAVIOUR["rcpt"]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if BEHAVIOUR.get("hangs") == "data":
            print(flush=True)
            await asyncio.Event().wait()
        if BEHAVIOUR.get("busy", 0) > 0:
            BEHAVIOUR["busy"] -= 1
            print(flush=True)
            return "451 4.7.1 Try again later"
        if "data" in BEHAVIOUR:
            return BEHAVIOUR["data"]
        mail = email.message_from_bytes(envelope.original_content, policy=email.policy.default)
        defects = mail.defects + [defect for value in mail.values() for defect in value.defects]
        login = session.auth_data.login.decode() if session.authenticated else ""
        print(json.dumps({
            "from": envelope.mail_from, "to": envelope.rcpt_tos, "greeting": session.host_name,
            "secure": session.ssl is not None, "login": login,
            "names": mail.keys(), "headers": {name.lower(): str(value) for name, value in mail.items()},
            "body": mail.get_content(), "defects": [str(defect) for defect in defects],
            "longest": max(len(line) for line in envelope.original_content.split(b"\r\n")),
        }), flush=True)
        return "250 OK"


def authenticate(server, session, envelope, mechanism, data):
    fits = isinstance(data, LoginPassword) and [data.login.decode(), data.password.decode()] == BEHAVIOUR["login"]
    return AuthResult(success=fits, handled=False, auth_data=data)


def tls():
    if "pem" not in BEHAVIOUR:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(BEHAVIOUR["pem"])
    return context


def protocol():
    options = {"hostname": "mail.example.org"}
    if "login" in BEHAVIOUR:
        options |= {"authenticator": authenticate, "auth_required": True, "auth_require_tls": False}
    if not BEHAVIOUR.get("implicit"):
        options["tls_context"] = tls()
    return SMTP(Handler(), **options)


async def main():
    loop = asyncio.get_running_loop()
    factory = asyncio.Protocol if BEHAVIOUR.get("hangs") == "greeting" else protocol
    context = tls() if BEHAVIOUR.get("implicit") else None
    server = await loop.create_server(factory, "127.0.0.1", 0, ssl=context)
    print(server.sockets[0].getsockname()[1], flush=True)
    await loop.run_in_executor(None, sys.stdin.read)
    server.close()


asyncio.run(main())
