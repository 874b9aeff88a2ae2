import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Context } from 'hono';
import type { Database, Row } from '../database';
import type { SandboxEnv } from '../http/sandbox-env';
import { sql } from '../sql';
import { digest } from './digest';
import { createSignedChallenges } from './signed-challenges';

/** Where a passkey is valid: the host of a console, and its origins. */
export interface Site {
  host: string;
  origins: string[];
}

/** Returns the configured origin, else the one of the call's `Host`, since TLS may end before the server. */
export function siteOf(c: Context<SandboxEnv>): Site {
  const origin = c.get('origin');
  const { host, hostname, origin: configured } = new URL(origin ?? c.req.url);
  return { host: hostname, origins: origin === undefined ? [`http://${host}`, `https://${host}`] : [configured] };
}

/** A passkey of an account. */
export interface Passkey {
  id: string;
  name: string;
  /** Whether the passkey is on the user's other devices too. */
  synced: boolean;
  createdAt: number;
  lastUsedAt: number | null;
}

/** The passkeys of accounts. Input of a browser is untrusted until verified. */
export interface Passkeys {
  list(accountId: number): Promise<Passkey[]>;
  /** Returns the creation options of a passkey; valid for five minutes. */
  begin(site: Site, account: { id: number; username: string }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Stores a created passkey; returns false if it does not match the challenge. */
  add(site: Site, accountId: number, name: string, credential: unknown): Promise<boolean>;
  /** Returns false if the account has no such passkey. */
  rename(accountId: number, id: string, name: string): Promise<boolean>;
  /** Returns false if the account has no such passkey. */
  remove(accountId: number, id: string): Promise<boolean>;
  /** Returns request options for a passkey of any account; valid for five minutes and one attempt. */
  ask(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Returns the passkey and the account that it signs in, or undefined if it is invalid. */
  check(site: Site, credential: unknown): Promise<{ id: string; accountId: number } | undefined>;
  /** Whether the id of this credential is registered. */
  knows(credential: unknown): Promise<boolean>;
  clear(): void;
}

const life = 5 * 60_000;
const asking = 'sign-in by passkey';
/** The purpose of a challenge for creating a passkey. */
const making = (accountId: number) => `passkey of account ${accountId}`;

/** Loaded with the first passkey: the verifier is as large as the rest of the server. */
const library = () => import('@simplewebauthn/server');

/** Creates the passkeys of one sandbox. */
export function createPasskeys({ database, now }: { database: Database; now: () => number }): Passkeys {
  const challenges = createSignedChallenges({ life, now });

  const change = async (sql: string, args: (string | number)[]) =>
    (await database.execute({ sql, args })).rowsAffected === 1;

  /** The passkey that a credential of a browser names. */
  async function find(credential: unknown): Promise<Row | undefined> {
    const { id } = Object(credential) as { id?: unknown };
    if (typeof id !== 'string') return undefined;
    const { rows } = await database.execute(sql`SELECT * FROM passkeys WHERE id = ${id}`);
    return rows[0];
  }

  return {
    async list(accountId) {
      const { rows } = await database.execute(
        sql`SELECT * FROM passkeys WHERE account_id = ${accountId} ORDER BY created_at, id`,
      );
      return rows.map(toPasskey);
    },
    async begin(site, { id, username }) {
      const { generateRegistrationOptions } = await library();
      const { rows } = await database.execute(sql`SELECT id FROM passkeys WHERE account_id = ${id}`);
      const options = await generateRegistrationOptions({
        rpName: 'Waybill',
        challenge: Buffer.from(challenges.issue(making(id)), 'base64url'),
        rpID: site.host,
        userName: username,
        userID: Uint8Array.from(Buffer.from(digest(`account ${id}`), 'hex')),
        timeout: life,
        attestationType: 'none',
        excludeCredentials: rows.map((row) => ({ id: String(row.id) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return options;
    },
    async add(site, accountId, name, credential) {
      const { verifyRegistrationResponse } = await library();
      const verified = await orNothing(() =>
        verifyRegistrationResponse({
          response: credential as RegistrationResponseJSON,
          expectedChallenge: (challenge) => challenges.use(challenge, making(accountId)),
          expectedOrigin: site.origins,
          expectedRPID: site.host,
          requireUserVerification: true,
        }),
      );
      if (!verified?.registrationInfo) return false;
      const { credential: made, credentialBackedUp } = verified.registrationInfo;
      return change(
        `INSERT INTO passkeys (id, account_id, name, public_key, counter, transports, synced, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        [
          made.id,
          accountId,
          name,
          Buffer.from(made.publicKey).toString('base64'),
          made.counter,
          JSON.stringify(made.transports ?? []),
          credentialBackedUp ? 1 : 0,
          now(),
        ],
      );
    },
    rename: (accountId, id, name) =>
      change('UPDATE passkeys SET name = ? WHERE account_id = ? AND id = ?', [name, accountId, id]),
    remove: (accountId, id) => change('DELETE FROM passkeys WHERE account_id = ? AND id = ?', [accountId, id]),
    async ask(site) {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: site.host,
        challenge: Buffer.from(challenges.issue(asking), 'base64url'),
        userVerification: 'required',
        timeout: life,
      });
      return options;
    },
    async check(site, credential) {
      const row = await find(credential);
      if (!row) return undefined;
      const { verifyAuthenticationResponse } = await library();
      const verified = await orNothing(() =>
        verifyAuthenticationResponse({
          response: credential as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => challenges.use(challenge, asking),
          expectedOrigin: site.origins,
          expectedRPID: site.host,
          requireUserVerification: true,
          credential: {
            id: String(row.id),
            publicKey: Uint8Array.from(Buffer.from(String(row.public_key), 'base64')),
            counter: Number(row.counter),
            transports: JSON.parse(String(row.transports)) as AuthenticatorTransportFuture[],
          },
        }),
      );
      if (!verified?.verified) return undefined;
      const { newCounter, credentialBackedUp } = verified.authenticationInfo;
      // Of two requests with the same counter, which only a copied key can send, the database admits one; keys without a counter stay at 0.
      const isNew = await change(
        `UPDATE passkeys SET counter = ?1, synced = ?2, last_used_at = ?3
         WHERE id = ?4 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))`,
        [newCounter, credentialBackedUp ? 1 : 0, now(), String(row.id)],
      );
      return isNew ? { id: String(row.id), accountId: Number(row.account_id) } : undefined;
    },
    knows: async (credential) => (await find(credential)) !== undefined,
    clear() {
      challenges.clear();
    },
  };
}

/** The library throws on every invalid input, which always comes from the browser. */
async function orNothing<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

const toPasskey = (row: Row): Passkey => ({
  id: String(row.id),
  name: String(row.name),
  synced: Number(row.synced) === 1,
  createdAt: Number(row.created_at),
  lastUsedAt: row.last_used_at === null ? null : Number(row.last_used_at),
});
