import { type LoginWay, type SecondMethod, secondMethods } from '../../contract/sign-in';
import type { Database } from '../database';
import { sql } from '../sql';
import { digest, randomText, randomToken } from './digest';
import { createExpiringMap } from './expiring-map';
import type { Proof } from './session-store';

/** A proof of the second step: a code of an authenticator app or a recovery code. */

/** A login whose first step is done. */
export interface FirstStep {
  accountId: number;
  way: LoginWay;
  /** The proof of the first step, which must still be valid when the session is opened. */
  proof: Proof;
}

/** The second step of a login: the code is sent back with the ticket. */
export interface SecondStep {
  ticket: string;
  methods: SecondMethod[];
}

/** The codes of authenticator apps, and recovery codes. */
export interface SecondFactor {
  /** Returns whether an account requires a code, and the number of its recovery codes. */
  stateOf(accountId: number): Promise<{ totp: boolean; recoveryCodes: number }>;
  /** A secret for an authenticator app, and its address for a QR code; it counts from `confirm` on, within ten minutes. */
  begin(accountId: number, username: string): Promise<{ secret: string; address: string }>;
  /** Enables codes after the first correct one; returns the recovery codes, or undefined for a wrong code. */
  confirm(accountId: number, code: string): Promise<string[] | undefined>;
  /** Replaces the recovery codes. */
  renewCodes(accountId: number): Promise<string[]>;
  turnOff(accountId: number): Promise<void>;
  /** Returns the second step of a login, or undefined if it needs no second step. */
  ask(step: FirstStep): Promise<SecondStep | undefined>;
  /** Returns the login of a ticket, within five minutes and while the password is unchanged. */
  read(ticket: string): Promise<FirstStep | undefined>;
  /** Whether a code is correct. Each is valid once: an app code also invalidates earlier ones. */
  check(accountId: number, method: SecondMethod, code: string): Promise<boolean>;
  /** Ends a used ticket; returns false if it had ended. */
  use(ticket: string): Promise<boolean>;
  clear(): void;
}

/** Loaded with the first code, since most runs need none. */
const library = () => import('otpauth');

const minute = 60_000;
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** Creates the second factor of one sandbox. */
export function createSecondFactor({ database, now }: { database: Database; now: () => number }): SecondFactor {
  const begun = createExpiringMap<string>({ life: 10 * minute, now });
  const tickets = createExpiringMap<FirstStep & { proof: { passwordHash: string } }>({ life: 5 * minute, now });

  const renewal = (accountId: number, codes: readonly string[]) => [
    sql`DELETE FROM recovery_codes WHERE account_id = ${accountId}`,
    ...codes.map((code) => sql`INSERT INTO recovery_codes (account_id, hash) VALUES (${accountId}, ${hashOf(code)})`),
  ];

  const stateOf: SecondFactor['stateOf'] = async (accountId) => {
    const { rows } =
      await database.execute(sql`SELECT (SELECT count(*) FROM second_factors WHERE account_id = ${accountId}) AS factors,
        (SELECT count(*) FROM recovery_codes WHERE account_id = ${accountId}) AS codes`);
    return { totp: Number(rows[0]?.factors) > 0, recoveryCodes: Number(rows[0]?.codes) };
  };

  const passwordHashOf = async (accountId: number): Promise<string> => {
    const { rows } = await database.execute(sql`SELECT password_hash FROM accounts WHERE id = ${accountId}`);
    return String(rows[0]?.password_hash);
  };

  const read: SecondFactor['read'] = async (ticket) => {
    const pending = tickets.get(ticket);
    return pending && (await passwordHashOf(pending.accountId)) === pending.proof.passwordHash ? pending : undefined;
  };

  const stepOf = async (secret: string, code: string): Promise<number | undefined> => {
    const { Secret, TOTP } = await library();
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token: code, timestamp: now(), window: 1 });
    return delta === null ? undefined : totp.counter({ timestamp: now() }) + delta;
  };

  async function checkTotp(accountId: number, code: string): Promise<boolean> {
    const { rows } = await database.execute(sql`SELECT secret FROM second_factors WHERE account_id = ${accountId}`);
    const step = rows[0] && (await stepOf(String(rows[0].secret), code));
    if (step === undefined) return false;
    // Of two parallel uses of one code, the database admits one.
    const { rowsAffected } = await database.execute(
      sql`UPDATE second_factors SET last_step = ${step} WHERE account_id = ${accountId} AND last_step < ${step}`,
    );
    return rowsAffected === 1;
  }

  async function checkRecovery(accountId: number, code: string): Promise<boolean> {
    const { rowsAffected } = await database.execute(
      sql`DELETE FROM recovery_codes WHERE account_id = ${accountId} AND hash = ${hashOf(code)}`,
    );
    return rowsAffected === 1;
  }

  return {
    stateOf,
    async begin(accountId, username) {
      const { Secret, TOTP } = await library();
      const secret = new Secret({ size: 20 });
      begun.set(String(accountId), secret.base32);
      const totp = new TOTP({ issuer: 'Waybill', label: username, secret });
      return { secret: secret.base32, address: totp.toString() };
    },
    async confirm(accountId, code) {
      const secret = begun.get(String(accountId));
      const step = secret && (await stepOf(secret, code));
      if (!step) return undefined;
      begun.delete(String(accountId));
      const codes = newCodes();
      await database.batch(
        [
          sql`INSERT OR REPLACE INTO second_factors (account_id, secret, last_step)
            VALUES (${accountId}, ${secret}, ${step})`,
          ...renewal(accountId, codes),
        ],
        'write',
      );
      return codes;
    },
    async renewCodes(accountId) {
      const codes = newCodes();
      await database.batch(renewal(accountId, codes), 'write');
      return codes;
    },
    async turnOff(accountId) {
      await database.batch(
        [sql`DELETE FROM second_factors WHERE account_id = ${accountId}`, ...renewal(accountId, [])],
        'write',
      );
    },
    async ask(step) {
      const { totp, recoveryCodes } = await stateOf(step.accountId);
      if (!totp) return undefined;
      const ticket = randomToken();
      const passwordHash = step.proof.passwordHash ?? (await passwordHashOf(step.accountId));
      tickets.set(ticket, { ...step, proof: { ...step.proof, passwordHash } });
      return { ticket, methods: recoveryCodes > 0 ? [...secondMethods] : ['totp'] };
    },
    read,
    check: (accountId, method, code) => (method === 'totp' ? checkTotp : checkRecovery)(accountId, code),
    async use(ticket) {
      const isOpen = (await read(ticket)) !== undefined;
      tickets.delete(ticket);
      return isOpen;
    },
    clear() {
      begun.clear();
      tickets.clear();
    },
  };
}

const newCodes = () => Array.from({ length: 10 }, () => `${randomText(5, alphabet)}-${randomText(5, alphabet)}`);

/** The stored hash of a recovery code, independent of spelling. */
const hashOf = (code: string) => digest(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
