#!/usr/bin/env bash
# Creates a certificate for a server at home, and the small authority that signs it and that devices have to trust.
#
#     ./certificate.sh FOLDER NAME...     for example: ./certificate.sh /etc/hexis hexis.home.arpa 192.168.1.20
#
# The first run creates the authority, which is valid for ten years. It can sign only for those names (and for numeric
# addresses, which not every program could restrict), so that someone who steals its key cannot impersonate a bank. Each
# run creates a new server certificate. It is valid for 800 days, because Apple's devices accept at most 825; a running
# server reloads it automatically.
set -euo pipefail
umask 077
[ $# -ge 2 ] || { sed -n '2,4p' "$0" >&2; exit 2; }
folder=$1
shift
mkdir -p "$folder"
cd "$folder"

names="DNS:localhost,IP:127.0.0.1"
allowed="permitted;DNS:localhost"
for name in "$@"; do
    case $name in
        *:*) names+=",IP:$name" ;;
        *[!0-9.]*)
            names+=",DNS:$name"
            allowed+=",permitted;DNS:$name" ;;
        *) names+=",IP:$name" ;;
    esac
done

make_key() { openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:prime256v1 -out "$1"; }

trap 'rm -f hexis.csr hexis.key.new hexis.crt.new' EXIT
if [ ! -e authority.crt ]; then
    make_key authority.key
    openssl req -x509 -new -key authority.key -sha256 -days 3650 -subj "/CN=Hexis at home" -out authority.crt \
        -addext "basicConstraints=critical,CA:TRUE,pathlen:0" -addext "keyUsage=critical,keyCertSign" \
        -addext "nameConstraints=critical,$allowed"
fi
make_key hexis.key.new
openssl req -new -key hexis.key.new -sha256 -subj "/CN=$1" -out hexis.csr
openssl x509 -req -in hexis.csr -days 800 -sha256 -CA authority.crt -CAkey authority.key -out hexis.crt.new \
    -extfile <(printf '%s\n' "basicConstraints=critical,CA:FALSE" "keyUsage=critical,digitalSignature" \
        "extendedKeyUsage=serverAuth" "subjectAltName=$names")
# This fails for a name that the authority does not cover: use another folder, which creates another authority.
openssl verify -x509_strict -purpose sslserver -CAfile authority.crt hexis.crt.new
mv hexis.key.new hexis.key
mv hexis.crt.new hexis.crt
chmod 644 authority.crt hexis.crt
echo "For the server: $PWD/hexis.crt and hexis.key. For your devices to trust: $PWD/authority.crt"
