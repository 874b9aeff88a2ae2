import type { Call } from '@waybill/kit/contract';
import { boolean, integer, isoDateTime, needed, presentPassword, sixDigits, string } from '@waybill/kit/contract';
import { array, check, type Infer, nullable, object } from '@waybill/validators';

const passkey = object({
  id: string(),
  name: string(),
  /** It is in the person's other devices too. */
  synced: boolean(),
  createdAt: isoDateTime(),
  lastUsedAt: nullable(isoDateTime()),
});

const authenticators = object({
  /** A code is asked for after the password. */
  totp: boolean(),
  /** How many are left. */
  recoveryCodes: integer(),
  passkeys: array(passkey),
});

const secret = object({ secret: string(), address: string() });
const codes = object({ codes: array(string()) });

/** A passkey of whoever is signed in. */
export type Passkey = Infer<typeof passkey>;
/** A secret for an authenticator app, and its address for a QR code. */
export type TotpSecret = Infer<typeof secret>;

const password = object({ password: presentPassword() });
/** What a passkey is called. */
export const passkeyName = needed(1, 40);
const passkeyId = needed(1, 1400);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const authenticatorsCall = {
  method: 'GET',
  url: '/personal/authenticators',
  response: authenticators,
} as const satisfies Call;

/** What the browser needs to make a passkey, which nobody but the browser reads. */
export const beginPasskeyCall = {
  method: 'POST',
  url: '/personal/doPasskeyBegin',
  body: password,
  response: check<object>((value) => 'challenge' in Object(value)),
} as const satisfies Call;

/** Keeps the passkey that the browser has made. */
export const addPasskeyCall = {
  method: 'POST',
  url: '/personal/doPasskey',
  body: object({ name: passkeyName, passkey: check<object>(isObject) }),
  response: authenticators,
} as const satisfies Call;

export const renamePasskeyCall = {
  method: 'POST',
  url: '/personal/doPasskeyName',
  body: object({ id: passkeyId, name: passkeyName }),
  response: authenticators,
} as const satisfies Call;

export const removePasskeyCall = {
  method: 'POST',
  url: '/personal/doPasskeyRemove',
  body: object({ id: passkeyId, password: presentPassword() }),
  response: authenticators,
} as const satisfies Call;

/** A secret for an authenticator app; it counts from the first code on. */
export const beginTotpCall = {
  method: 'POST',
  url: '/personal/doTotpBegin',
  body: password,
  response: secret,
} as const satisfies Call;

/** Turns the second step on; answers with codes for the day the app is lost. */
export const turnTotpOnCall = {
  method: 'POST',
  url: '/personal/doTotp',
  body: object({ code: sixDigits() }),
  response: codes,
} as const satisfies Call;

export const turnTotpOffCall = {
  method: 'POST',
  url: '/personal/doTotpOff',
  body: password,
  response: authenticators,
} as const satisfies Call;

/** Other recovery codes in the place of those that were. */
export const renewCodesCall = {
  method: 'POST',
  url: '/personal/doRecoveryCodes',
  body: password,
  response: codes,
} as const satisfies Call;
