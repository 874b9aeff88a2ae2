import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { Origin } from '../http/origin';
import { sql } from '../sql';
import { digest, randomToken } from './digest';
import { createExpiringMap } from './expiring-map';

/** What a presented token is worth. `rotated` is a token that was exchanged for a newer one. */
export type TokenState =
  | { state: 'live'; accountId: number; family: string }
  | { state: 'expired' | 'rotated'; accountId: number; family: string }
  | { state: 'unknown' };

export interface SessionStoreOptions {
  database: Database;
  /** Seconds from issue to expiry. */
  tokenLife: number;
  /** Seconds after expiry during which a token can still be exchanged for a new one. */
  refreshWindow: number;
  /** Seconds after sign-in at which the last token ends, however often it was exchanged. */
  sessionLife: number;
  now: () => number;
}

/** A session that has not ended: one sign-in with every token that came of it. */
export interface OpenSession extends Origin {
  family: string;
  signedInAt: number;
  lastUsedAt: number;
}

/** What a sign-in was proved by; the account must still have it when the session is opened. Without any, the account need only be there. */
export interface Proof {
  passwordHash?: string;
  phone?: string;
  /** The id of a passkey. */
  passkey?: string;
}

/** Tokens of signed-in accounts; only their SHA-256 is stored. */
export interface SessionStore {
  /** Opens a session; undefined where the account is disabled, or has no longer what was proved. */
  issue(accountId: number, from?: Origin, proof?: Proof): Promise<string | undefined>;
  inspect(token: string): Promise<TokenState>;
  /**
   * Exchanges a token for its one successor. Whoever lost the response gets the same successor again for half a minute;
   * a later replay ends the whole session. Undefined for a replay and for a token that ended or is too old.
   */
  rotate(token: string): Promise<string | undefined>;
  expire(token: string): Promise<void>;
  expireAll(): Promise<void>;
  /** Ends the session: this token and every one it was exchanged from or for. */
  end(token: string): Promise<void>;
  /** Notes that a session is in use; written at most once a minute. */
  touch(family: string, from: Origin): Promise<void>;
  /** The sessions of an account that have not ended, the last used first. */
  list(accountId: number): Promise<OpenSession[]>;
  /** Ends one session of an account; false where it has none of that name. */
  endFamily(accountId: number, family: string): Promise<boolean>;
  /** Ends the sessions of an account, all but one where that is named; gives how many. */
  endAll(accountId: number, but?: string): Promise<number>;
}

/** Milliseconds between two notes that a session is in use. */
const touchPause = 60_000;
const noOrigin: Origin = { device: '', ip: '' };

/** Milliseconds during which an exchanged token is given its successor again. */
const replayGrace = 30_000;

/** Creates the store of tokens over the `sessions` table. */
export function createSessionStore(options: SessionStoreOptions): SessionStore {
  const { database, now } = options;
  const ends = () => {
    const expiresAt = now() + options.tokenLife * 1000;
    return [expiresAt, expiresAt + options.refreshWindow * 1000] as const;
  };
  const touched = createExpiringMap<true>({ life: touchPause, now });
  const insertInto = 'INSERT INTO sessions (token_hash, family, account_id, expires_at, refresh_until, family_until)';
  const run = async (sql: string, ...args: (string | number)[]) => database.execute({ sql, args });

  return {
    async issue(accountId, { device, ip } = noOrigin, proof = {}) {
      const token = randomToken();
      const family = randomUUID();
      const familyUntil = now() + options.sessionLife * 1000;
      const held = toCondition(proof);
      const [, , inserted] = await database.batch(
        [
          sql`DELETE FROM sessions WHERE refresh_until <= ${now()}`,
          'DELETE FROM devices WHERE family NOT IN (SELECT family FROM sessions)',
          {
            sql: `${insertInto} SELECT ?, ?, id, ?, ?, ? FROM accounts WHERE id = ? AND disabled = 0 ${held.sql}`,
            args: [
              digest(token),
              family,
              ...ends().map((end) => Math.min(end, familyUntil)),
              familyUntil,
              accountId,
              ...held.args,
            ],
          },
          sql`INSERT INTO devices (family, account_id, device, ip, signed_in_at, last_used_at)
            SELECT ${family}, ${accountId}, ${device}, ${ip}, ${now()}, ${now()} WHERE changes() = 1`,
        ],
        'write',
      );
      return inserted?.rowsAffected === 1 ? token : undefined;
    },
    async inspect(token) {
      const { rows } = await run('SELECT * FROM sessions WHERE token_hash = ?', digest(token));
      const row = rows[0];
      if (!row || Number(row.refresh_until) <= now()) return { state: 'unknown' };
      const holder = { accountId: Number(row.account_id), family: String(row.family) };
      if (row.rotated_at !== null) return { state: 'rotated', ...holder };
      return { state: Number(row.expires_at) > now() ? 'live' : 'expired', ...holder };
    },
    async rotate(token) {
      const seed = randomToken();
      const next = toSuccessor(token, seed);
      // One write transaction: of any number of concurrent exchanges only the one whose UPDATE hit a row inserts.
      const [, inserted, found] = await database.batch(
        [
          sql`UPDATE sessions SET rotated_at = ${now()}, successor_seed = ${seed}
            WHERE token_hash = ${digest(token)} AND rotated_at IS NULL AND refresh_until > ${now()}`,
          {
            sql: `${insertInto} SELECT ?, family, account_id, min(?, family_until), min(?, family_until), family_until
                  FROM sessions WHERE token_hash = ? AND changes() = 1`,
            args: [digest(next), ...ends(), digest(token)],
          },
          sql`SELECT family, rotated_at, successor_seed FROM sessions WHERE token_hash = ${digest(token)}`,
        ],
        'write',
      );
      if (inserted?.rowsAffected === 1) return next;
      const row = found?.rows[0];
      if (!row || row.rotated_at === null) return undefined;
      if (now() < Number(row.rotated_at) + replayGrace) return toSuccessor(token, String(row.successor_seed));
      await run('DELETE FROM sessions WHERE family = ?', String(row.family));
      return undefined;
    },
    async expire(token) {
      await run('UPDATE sessions SET expires_at = ? WHERE token_hash = ?', now(), digest(token));
    },
    async expireAll() {
      await run('UPDATE sessions SET expires_at = ? WHERE expires_at > ?', now(), now());
    },
    async end(token) {
      await run(
        'DELETE FROM sessions WHERE family = (SELECT family FROM sessions WHERE token_hash = ?)',
        digest(token),
      );
    },
    async touch(family, { device, ip }) {
      if (touched.get(family)) return;
      touched.set(family, true);
      await run('UPDATE devices SET last_used_at = ?, device = ?, ip = ? WHERE family = ?', now(), device, ip, family);
    },
    async list(accountId) {
      const { rows } = await run(
        `SELECT * FROM devices WHERE account_id = ? AND EXISTS
           (SELECT 1 FROM sessions WHERE sessions.family = devices.family AND rotated_at IS NULL AND refresh_until > ?)
         ORDER BY last_used_at DESC, signed_in_at DESC`,
        accountId,
        now(),
      );
      return rows.map((row) => ({
        family: String(row.family),
        device: String(row.device),
        ip: String(row.ip),
        signedInAt: Number(row.signed_in_at),
        lastUsedAt: Number(row.last_used_at),
      }));
    },
    async endFamily(accountId, family) {
      const { rowsAffected } = await run('DELETE FROM sessions WHERE account_id = ? AND family = ?', accountId, family);
      return rowsAffected > 0;
    },
    async endAll(accountId, but = '') {
      const { rows } = await run(
        'DELETE FROM sessions WHERE account_id = ? AND family <> ? RETURNING family',
        accountId,
        but,
      );
      return new Set(rows.map(({ family }) => family)).size;
    },
  };
}

/** What of an account must hold, as SQL. */
function toCondition({ passwordHash, phone, passkey }: Proof) {
  const conditions: [string, string | undefined][] = [
    ['AND password_hash = ?', passwordHash],
    ['AND phone = ?', phone],
    ['AND EXISTS (SELECT 1 FROM passkeys WHERE passkeys.account_id = accounts.id AND passkeys.id = ?)', passkey],
  ];
  const held = conditions.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, value }]));
  return { sql: held.map(({ sql }) => sql).join(' '), args: held.map(({ value }) => value) };
}

// Made from the token that it follows, so that it can be given again though no token is ever stored.
function toSuccessor(token: string, seed: string): string {
  return createHmac('sha256', token).update(seed).digest('base64url');
}
