import {
  boolean,
  get,
  integer,
  isoDateTime,
  needed,
  post,
  presentPassword,
  sixDigits,
  string,
} from '@waybill/kit/contract';
import { array, check, type Infer, nullable, object } from '@waybill/validators';

const passkey = object({
  id: string(),
  name: string(),
  /** Whether the passkey is on the user's other devices too. */
  synced: boolean(),
  createdAt: isoDateTime(),
  lastUsedAt: nullable(isoDateTime()),
});

const authenticators = object({
  /** Whether the login asks for a code after the password. */
  totp: boolean(),
  /** How many are left. */
  recoveryCodes: integer(),
  passkeys: array(passkey),
});

const secret = object({ secret: string(), address: string() });
const codes = object({ codes: array(string()) });

/** A passkey of the caller. */
export type Passkey = Infer<typeof passkey>;
/** A secret for an authenticator app, and its address for a QR code. */
export type TotpSecret = Infer<typeof secret>;

const password = object({ password: presentPassword() });
/** The label of a passkey. */
export const passkeyName = needed(1, 40);
const passkeyId = needed(1, 1400);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const authenticatorsCall = get('/personal/authenticators', { response: authenticators });

/** Creation options for a passkey, passed to the browser unread. */
export const beginPasskeyCall = post('/personal/doPasskeyBegin', {
  body: password,
  response: check<object>((value) => 'challenge' in Object(value)),
});

/** Stores a created passkey. */
export const addPasskeyCall = post('/personal/doPasskey', {
  body: object({ name: passkeyName, passkey: check<object>(isObject) }),
  response: authenticators,
});

export const renamePasskeyCall = post('/personal/doPasskeyName', {
  body: object({ id: passkeyId, name: passkeyName }),
  response: authenticators,
});

export const removePasskeyCall = post('/personal/doPasskeyRemove', {
  body: object({ id: passkeyId, password: presentPassword() }),
  response: authenticators,
});

/** A secret for an authenticator app; it counts from the first code on. */
export const beginTotpCall = post('/personal/doTotpBegin', { body: password, response: secret });

/** Turns the second step on; answers with codes for the day the app is lost. */
export const turnTotpOnCall = post('/personal/doTotp', { body: object({ code: sixDigits() }), response: codes });

export const turnTotpOffCall = post('/personal/doTotpOff', { body: password, response: authenticators });

/** Replaces the recovery codes by new ones. */
export const renewCodesCall = post('/personal/doRecoveryCodes', { body: password, response: codes });
