import { array, boolean, check, type Infer, integer, nullable, object, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';

const passkeySchema = object({
  id: string(),
  name: string(),
  /** It is in the person's other devices too. */
  synced: boolean(),
  createdAt: isoDateTime(),
  lastUsedAt: nullable(isoDateTime()),
});

/** A passkey of whoever is signed in. */
export type Passkey = Infer<typeof passkeySchema>;

const authenticatorsSchema = object({
  /** A code is asked for after the password. */
  totp: boolean(),
  /** How many are left. */
  recoveryCodes: integer(),
  passkeys: array(passkeySchema),
});

/** What whoever is signed in proves himself by besides his password. */
export const ownAuthenticators = { path: '/personal/authenticators', schema: authenticatorsSchema };

const changes = [ownAuthenticators.path];

/** A secret for an authenticator app, and its address for a QR code. */
const totpSecretSchema = object({ secret: string(), address: string() });
export type TotpSecret = Infer<typeof totpSecretSchema>;

/** Codes for the day the app is lost, shown once. */
const recoveryCodesSchema = object({ codes: array(string()) });

/** What the browser needs to make a passkey, which nobody but the browser reads. */
const creationOptionsSchema = check<object>((value) => 'challenge' in Object(value));

/** What can be changed about passkeys and the second step. */
export const authenticatorWrites = {
  beginPasskey: { path: '/personal/doPasskeyBegin', schema: creationOptionsSchema },
  addPasskey: { path: '/personal/doPasskey', schema: authenticatorsSchema, changes },
  renamePasskey: { path: '/personal/doPasskeyName', schema: authenticatorsSchema, changes },
  removePasskey: { path: '/personal/doPasskeyRemove', schema: authenticatorsSchema, changes },
  beginTotp: { path: '/personal/doTotpBegin', schema: totpSecretSchema },
  turnOn: { path: '/personal/doTotp', schema: recoveryCodesSchema, changes },
  turnOff: { path: '/personal/doTotpOff', schema: authenticatorsSchema, changes },
  renewCodes: { path: '/personal/doRecoveryCodes', schema: recoveryCodesSchema, changes },
};
