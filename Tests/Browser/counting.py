"""A proxy on this machine that counts, at the socket, what a browser receives."""

import contextlib
import re
import socket
import threading

from hexis import PATIENCE


class CountingProxy:
    """Passes bytes on, and counts those from the server by the requested path."""

    def __init__(self, server_address):
        self._server = int(server_address.rsplit(":", 1)[1])
        self._exchanges = []
        self._changed = threading.Condition()
        listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{listener.getsockname()[1]}"
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    @property
    def received(self):
        return self.received_for("")

    def received_for(self, path):
        """Returns the number of bytes received for paths with this prefix."""
        return sum(exchange.received for exchange in self._exchanges if exchange.path.startswith(path))

    @property
    def paths(self):
        """The requested paths, as often as they were requested."""
        return [exchange.path for exchange in self._exchanges]

    def forget(self):
        """Restarts counting."""
        self._exchanges = []

    def wait_for(self, path):
        """Waits for a response to a path with this prefix, and to all other requests so far."""
        with self._changed:
            is_here = self._changed.wait_for(
                lambda: any(one.path.startswith(path) for one in self._exchanges)
                and all(one.is_complete for one in self._exchanges), PATIENCE)
        assert is_here, f"{path} did not come: {self}"

    def __str__(self):
        largest = sorted(self._exchanges, key=lambda exchange: -exchange.received)
        return "\n".join([f"{self.received} bytes", *(f"{one.received:8} {one.path}" for one in largest)])

    def _accept(self, listener):
        while True:
            browser, _ = listener.accept()
            try:
                server = socket.create_connection(("127.0.0.1", self._server))
            except OSError:
                browser.close()
                continue
            asked = []
            for source, sink, note in [(browser, server, self._note_request), (server, browser, self._note_answer)]:
                threading.Thread(target=self._pass, args=(source, sink, note, asked), daemon=True).start()

    def _pass(self, source, sink, note, asked):
        try:
            while chunk := source.recv(65536):
                with self._changed:
                    note(chunk, asked)
                    self._changed.notify_all()
                sink.sendall(chunk)
        except OSError:
            pass
        finally:
            # The other direction is waiting for bytes of the same sockets; closing them alone would not wake it.
            for end in [source, sink]:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            # Nothing more comes for a request that the browser gave up, such as the events of a page it has left.
            with self._changed:
                for exchange in asked:
                    exchange.is_complete = True
                self._changed.notify_all()

    def _note_request(self, chunk, asked):
        """Records a request. On one connection the browser sends its requests one after the other."""
        if found := re.match(rb"(?:GET|HEAD|POST) (\S+) HTTP/1\.1\r\n", chunk):
            asked.append(Exchange(found[1].decode()))
            self._exchanges.append(asked[-1])

    def _note_answer(self, chunk, asked):
        asked[-1].take(chunk)


class Exchange:
    """A request and the size of its response."""

    def __init__(self, path):
        self.path, self.received, self.is_complete = path, 0, False
        self._head, self._expected = b"", None

    def take(self, chunk):
        self.received += len(chunk)
        if self._expected is None:
            self._head += chunk
            if b"\r\n\r\n" not in self._head:
                return
            head = self._head.split(b"\r\n\r\n")[0]
            length = re.search(rb"\r\ncontent-length: (\d+)", head, re.I)
            # Event streams do not end; there is no need to wait for their next event.
            self._expected = len(head) + 4 + (int(length[1]) if length else 0)
        self.is_complete = self.received >= self._expected
