"""Who may ask: strangers, other pages and other ports are refused, whatever they know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from quiltsmith.studio.auth import HEADERS
from quiltsmith.studio.endpoints import LASTING
from tests.studio.servers import RunningStudio, running_studio


def test_the_printed_address_leads_in_and_the_token_goes_into_a_cookie(studio: RunningStudio) -> None:
    entered = studio.request("GET", f"/?token={studio.token}")
    assert (entered.status, entered.headers["location"]) == (303, "/")
    cookie = entered.headers["set-cookie"]
    assert cookie.startswith(f"quiltsmith_{studio.port}={studio.token};")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    page = studio.request("GET", "/", headers={"Cookie": studio.cookie})
    assert page.status == 200
    assert "<script" in page.text


@pytest.mark.parametrize("path", ["/", "/api/home", "/static/run/js/main.js", "/style.css", "/picture/logo.svg"])
@pytest.mark.parametrize(
    "cookie", ["", "wrong", "quiltsmith_{port}=", "quiltsmith_{port}=wrong", "quiltsmith_1={token}"]
)
def test_without_the_token_nobody_comes_in(studio: RunningStudio, path: str, cookie: str) -> None:
    given = cookie.format(port=studio.port, token=studio.token)
    answer = studio.request("GET", path, headers={"Cookie": given} if given else {})
    assert answer.status == 403
    assert "the whole address" in answer.text


@pytest.mark.parametrize("path", ["/?token=wrong", "/?token=", "/?token=%00", "/api/home?token={token}"])
def test_a_wrong_token_in_the_address_does_not_help(studio: RunningStudio, path: str) -> None:
    assert studio.request("GET", path.format(token=studio.token)).status == 403


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{port}",
        "127.0.0.1",
        "127.0.0.1:1",
        "localhost:{port}.evil.example",
        "[::1]:{port}",
        "",
    ],
)
def test_another_host_is_not_us(studio: RunningStudio, host: str) -> None:
    headers = {**studio.own_headers(), "Host": host.format(port=studio.port)}
    assert studio.request("GET", "/api/home", headers=headers).status in (400, 421)
    assert studio.request("GET", f"/?token={studio.token}", headers=headers).status in (400, 421)


def test_localhost_is_us_too(studio: RunningStudio) -> None:
    host = f"localhost:{studio.port}"
    headers = {**studio.own_headers(), "Host": host, "Origin": f"http://{host}"}
    assert studio.request("GET", "/api/frame", headers=headers).status == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site", "nonsense"])
def test_pages_of_other_sites_and_ports_are_refused(studio: RunningStudio, site: str) -> None:
    headers = {**studio.own_headers(), "Sec-Fetch-Site": site}
    assert studio.request("GET", "/api/home", headers=headers).status == 403
    assert studio.request("GET", "/static/run/js/main.js", headers=headers).status == 403
    entrance = {"Cookie": studio.cookie, "Sec-Fetch-Site": site}
    assert studio.request("GET", "/", headers=entrance).status == 200


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1:1", "http://localhost:{port}", "null", ""]
)
def test_another_origin_is_refused(studio: RunningStudio, origin: str) -> None:
    headers = {
        **studio.own_headers(),
        "Origin": origin.format(port=studio.port),
        "Content-Type": "application/json",
    }
    assert studio.request("POST", "/api/file/save", b"{}", headers).status == 403
    assert studio.request("GET", "/", headers=headers).status == 403


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_can_send_is_refused(studio: RunningStudio, kind: str) -> None:
    headers = {**studio.own_headers(), "Content-Type": kind}
    body = b'{"name": "a.txt", "text": "a"}'
    assert studio.request("POST", "/api/file/save", body, headers).status == 415
    assert not (studio.folder / "a.txt").exists()


@pytest.mark.parametrize("path", ["/", "/api/home", "/nowhere", "/static/run/gone.js", "/api/file?name=gone.txt"])
def test_every_answer_carries_the_headers(studio: RunningStudio, path: str) -> None:
    for headers in ({}, studio.own_headers()):
        answer = studio.request("GET", path, headers=headers)
        assert {name: answer.headers.get(name.lower()) for name in HEADERS} == HEADERS
        assert "server" not in answer.headers


PATCH = "/picture/patch.svg?shape=%23"
LASTS = ("/static/run/js/main.js", "/font?role=text&run=1", f"{PATCH}&run=1")
CHANGES = ("/font?role=text", PATCH, f"{PATCH}&run=1&fabric=night%2F3")


def test_only_what_is_the_same_for_a_whole_run_may_be_kept_and_only_inside(studio: RunningStudio) -> None:
    for path in LASTS:
        answer = studio.request("GET", path, headers=studio.own_headers())
        assert {name: answer.headers.get(name.lower()) for name in HEADERS} == {
            **HEADERS,
            "Cache-Control": LASTING,
        }
        assert studio.request("GET", path).headers["cache-control"] == "no-store"
    for path in CHANGES:
        answer = studio.request("GET", path, headers=studio.own_headers())
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")


def test_what_the_page_loads_has_another_address_in_another_run(studio: RunningStudio, tmp_path: Path) -> None:
    named = re.findall(r'"(/static/[^"]+|/style[^"]+)"', studio.get("/").text)
    assert len(named) == 2
    assert {studio.get(path).status for path in named} == {200}
    with running_studio(tmp_path) as another:
        assert not set(named) & set(re.findall(r'"(/static/[^"]+)"', another.get("/").text))


def test_only_known_ways_to_ask_are_answered(studio: RunningStudio) -> None:
    headers = {**studio.own_headers(), "Content-Type": "application/json"}
    for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"):
        assert studio.request(method, "/api/home", b"{}", headers).status in (404, 405)
    for up in ("..", "%2e%2e", "run/..", "run/%2e%2e", "run/../..", "../..", "run/%2e%2e/%2e%2e", "..%2f.."):
        assert studio.request("GET", f"/static/{up}/serving.py", headers=headers).status == 404, up
        assert studio.request("GET", f"/static/{up}/studio/serving.py", headers=headers).status == 404, up


def test_refusals_are_told_in_the_language_of_the_page(studio: RunningStudio) -> None:
    answer = studio.request("GET", "/api/home", headers={"Accept-Language": "de-AT,en;q=0.5"})
    assert answer.text.startswith("öffne die ganze Adresse")
