"""A passkey of Chromium's virtual authenticator: made, used elsewhere, and the end of it all."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, Page, expect

from tests.web.people import PHONE, Person
from tests.web.test_around import assert_readable

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def give_authenticator(page: Page) -> tuple[CDPSession, str]:
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
    return devtools, made["authenticatorId"]


def local(anna: Person) -> str:
    """Browsers keep passkeys for names, not for numbers of machines."""
    return anna.url.replace("127.0.0.1", "localhost")


def test_a_passkey_keeps_a_name_and_brings_it_elsewhere(person: Callable[..., Person]) -> None:
    anna, phone = person(), person(PHONE, language="fr", theme="dark")
    page, other = anna.page, phone.page
    laptop, keys = give_authenticator(page)
    page.goto(f"{local(anna)}/settings")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Keep", exact=True).click()
    expect(page.get_by_text("Kept.")).to_be_visible()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("The passkey is there.")).to_be_visible()
    expect(page.get_by_role("button", name="Remove: Passkey of Chrome on Linux")).to_be_visible()
    assert_readable(anna)
    [kept] = laptop.send("WebAuthn.getCredentials", {"authenticatorId": keys})["credentials"]
    assert kept["isResidentCredential"]
    assert kept["rpId"] == "localhost"

    # Her devices share it; on the phone she is somebody else until she signs in.
    devtools, there = give_authenticator(other)
    devtools.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": kept})
    other.goto(f"{local(phone)}/settings")
    expect(other.get_by_label("Votre nom")).to_have_value("")
    other.get_by_role("button", name="Entrer avec une clé").click()
    expect(other.get_by_text("Heureux de vous revoir.")).to_be_visible()
    expect(other.get_by_label("Votre nom")).to_have_value("Anna")
    expect(other.get_by_role("listitem").filter(has_text="Linux")).not_to_have_count(0)
    assert_readable(phone)

    # A device that has one already is told so, and not that it said no.
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("This device has a passkey of yours already.")
    # Logged out from the phone, she has no code: the passkey is the way back.
    # Devices that share one do not count its uses; these do, so that it must be shared again.
    [used] = devtools.send("WebAuthn.getCredentials", {"authenticatorId": there})["credentials"]
    laptop.send("WebAuthn.clearCredentials", {"authenticatorId": keys})
    laptop.send("WebAuthn.addCredential", {"authenticatorId": keys, "credential": used})
    other.get_by_role("button", name="Déconnecter tous les autres").click()
    expect(other.get_by_role("button", name="Déconnecter tous les autres")).to_have_count(0)
    anna.may_lose_line = True
    page.reload()
    out = page.get_by_role("dialog", name="This device was logged out")
    out.get_by_role("button", name="Sign in with a passkey").click()
    expect(out).to_have_count(0)
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    # By its number the same machine has no passkeys: nothing is offered that cannot be done.
    page.goto(f"{anna.url}/settings")
    expect(page.get_by_text("a name rather than numbers")).to_be_visible()
    expect(page.get_by_role("button", name="Add a passkey")).to_have_count(0)
    page.goto(f"{local(anna)}/settings")

    # She leaves for good, from the phone; the laptop is nobody's any more.
    other.get_by_role("button", name="Effacez-moi").click()
    expect(other.get_by_text("Tout effacer pour de bon")).to_be_focused()
    other.get_by_role("button", name="Oui, effacez-moi").click()
    other.wait_for_url(f"{local(phone)}/")
    other.goto(f"{local(phone)}/settings")
    expect(other.get_by_role("button", name="Entrer avec une clé")).to_be_visible()
    expect(other.get_by_label("Votre nom")).to_have_value("")
    anna.may_lose_line = True  # the browser complains of being refused
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Nobody here has this passkey")).to_be_visible()
