"""The folders that a browser is given, served on 127.0.0.1 under a strict Content-Security-Policy."""

import functools
import http.server
import pathlib
import threading
import urllib.parse

STRICT = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'self'"
)

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
}


class Answer(http.server.BaseHTTPRequestHandler):
    """One request; GET of a file that lies in one of the folders, and nothing else."""

    protocol_version = "HTTP/1.1"

    def __init__(self, site, *rest):
        self.site = site
        super().__init__(*rest)

    def do_GET(self):
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        file = self.site.file(path)
        data = file.read_bytes() if file else b"not found"
        self.send_response(200 if file else 404)
        kind = self.site.types.get(file.suffix if file else "", "application/octet-stream")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "no-store")
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


class Site:
    """Serves `folders`, a dictionary from the beginning of a path to a folder, on a free port until closed."""

    def __init__(self, folders, policy=STRICT, headers=None, types=TYPES):
        self._folders = {name: pathlib.Path(folder).resolve() for name, folder in folders.items()}
        self.types = types
        self.headers = {"Content-Security-Policy": policy, "X-Content-Type-Options": "nosniff", **(headers or {})}
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Answer, self))
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def file(self, path):
        for name, folder in self._folders.items():
            if path.startswith(name):
                file = (folder / path[len(name) :].lstrip("/")).resolve()
                return file if file.is_file() and folder in file.parents else None
        return None

    def close(self):
        self._server.shutdown()
        self._server.server_close()
