/** Between WebAuthn's bytes and the JSON that the server speaks; not every browser can do it itself. */

import { message } from "../../lib/message";
import { ApiProblem } from "../../lib/server/api";

/** No passkey belongs to an address of numbers, also where a browser would let us ask for one. */
export const isNumbered = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  window.isSecureContext &&
  !isNumbered(location.hostname);

/** A person who thinks better of it is no fault, nor a device that has a passkey of theirs already. */
export async function asked(what: Promise<string>): Promise<string> {
  try {
    return await what;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const there = error.name === "InvalidStateError";
    throw new ApiProblem(message(there ? "people-passkey-there" : "people-passkey-stopped"), 0);
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function written(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Described {
  readonly id: string;
  readonly type: "public-key";
}
const described = (all: readonly Described[] = []) =>
  all.map(({ id, type }) => ({ id: bytes(id), type }));

function told(credential: Credential | null, parts: Readonly<Record<string, ArrayBuffer>>): string {
  const { id, rawId, type } = credential as PublicKeyCredential;
  const response = Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, written(value)]),
  );
  return JSON.stringify({ id, rawId: written(rawId), type, response });
}

/** A new passkey on this device, or one that it can reach; what the server wants to know of it. */
export async function makePasskey(options: string): Promise<string> {
  const wish = JSON.parse(options) as {
    challenge: string;
    user: { id: string };
    excludeCredentials?: Described[];
  };
  const credential = await navigator.credentials.create({
    publicKey: {
      ...(wish as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(wish.challenge),
      user: {
        ...(wish.user as unknown as PublicKeyCredentialUserEntity),
        id: bytes(wish.user.id),
      },
      excludeCredentials: described(wish.excludeCredentials),
    },
  });
  const response = (credential as PublicKeyCredential).response as AuthenticatorAttestationResponse;
  return told(credential, {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
  });
}

/** The proof of a passkey that the person chooses. */
export async function provePasskey(options: string): Promise<string> {
  const wish = JSON.parse(options) as { challenge: string };
  const credential = await navigator.credentials.get({
    publicKey: {
      ...(wish as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(wish.challenge),
      allowCredentials: [],
    },
  });
  const response = (credential as PublicKeyCredential).response as AuthenticatorAssertionResponse;
  return told(credential, {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle && { userHandle: response.userHandle }),
  });
}
