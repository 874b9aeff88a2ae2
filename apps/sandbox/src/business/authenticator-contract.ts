import { check } from '@waybill/validators';
import { type Described, flag, list, moment, orNull, record, text, whole } from '../contract/described';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of the WebAuthn specification, which the library of the server reads. */
const webAuthn = (description: string): Described<unknown> => ({
  schema: check(isObject),
  json: { type: 'object', description },
});

const password = text({ min: 6, max: 128 });
const name = text({ min: 1, max: 40 });
const id = text({ min: 1, max: 1400 });

export const authenticators = record({
  totp: flag(),
  recoveryCodes: whole(0, 10),
  passkeys: list(
    record({
      id: text({ max: 1400 }),
      name: text(),
      synced: flag(),
      createdAt: moment(),
      lastUsedAt: orNull(moment()),
    }),
    0,
    100,
  ),
});

export const passwordAsked = record({ password });
export const creationOptions = webAuthn('PublicKeyCredentialCreationOptionsJSON.');
export const passkeyRequest = record({ name, passkey: webAuthn('RegistrationResponseJSON.') });
export const passkeyName = record({ id, name });
export const passkeyRemoval = record({ id, password });
export const totpSecret = record({ secret: text(), address: text({ max: 400 }) });
export const totpRequest = record({
  code: text({ min: 6, max: 6, rule: { test: (code) => /^\d{6}$/.test(code), says: 'Six digits.' } }),
});
export const recoveryCodes = record({ codes: list(text(), 10, 10) });
