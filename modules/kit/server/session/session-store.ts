import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../database';
import type { Origin } from '../http/origin';
import { type Condition, raw, sql, where } from '../sql';
import { digest, randomToken } from './digest';
import { createExpiringMap } from './expiring-map';

/** The state of a presented token; `rotated` means exchanged for a newer one. */
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

/** An open session: a sign-in with all of its tokens. */
export interface OpenSession extends Origin {
  family: string;
  signedInAt: number;
  lastUsedAt: number;
}

/** The credential of a sign-in; the account must still have it when the session is opened. If empty, the account need only exist. */
export interface Proof {
  passwordHash?: string;
  phone?: string;
  /** The id of a passkey. */
  passkey?: string;
}

/** Tokens of signed-in accounts; only their SHA-256 is stored. */
export interface SessionStore {
  /** Opens a session; undefined if the account is disabled or its credential has changed. */
  issue(accountId: number, from?: Origin, proof?: Proof): Promise<string | undefined>;
  inspect(token: string): Promise<TokenState>;
  /**
   * Exchanges a token for its one successor. Repeating the exchange within half a minute returns the same successor; a later
   * replay ends the session. Undefined for a replay and for an ended token.
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
  /** Ends one session of an account; returns false if it has no such session. */
  endFamily(accountId: number, family: string): Promise<boolean>;
  /** Ends the sessions of an account, except a named one; returns their number. */
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
  const insertInto = raw(
    'INSERT INTO sessions (token_hash, family, account_id, expires_at, refresh_until, family_until)',
  );

  return {
    async issue(accountId, { device, ip } = noOrigin, proof = {}) {
      const token = randomToken();
      const family = randomUUID();
      const familyUntil = now() + options.sessionLife * 1000;
      const [, , inserted] = await database.batch(
        [
          sql`DELETE FROM sessions WHERE refresh_until <= ${now()}`,
          'DELETE FROM devices WHERE family NOT IN (SELECT family FROM sessions)',
          sql`${insertInto}
            SELECT ${digest(token)}, ${family}, id, ${ends().map((end) => Math.min(end, familyUntil))}, ${familyUntil}
            FROM accounts ${where([sql`id = ${accountId} AND disabled = 0`, ...toConditions(proof)])}`,
          sql`INSERT INTO devices (family, account_id, device, ip, signed_in_at, last_used_at)
            SELECT ${family}, ${accountId}, ${device}, ${ip}, ${now()}, ${now()} WHERE changes() = 1`,
        ],
        'write',
      );
      return inserted?.rowsAffected === 1 ? token : undefined;
    },
    async inspect(token) {
      const { rows } = await database.execute(sql`SELECT * FROM sessions WHERE token_hash = ${digest(token)}`);
      const row = rows[0];
      if (!row || Number(row.refresh_until) <= now()) return { state: 'unknown' };
      const holder = { accountId: Number(row.account_id), family: String(row.family) };
      if (row.rotated_at !== null) return { state: 'rotated', ...holder };
      return { state: Number(row.expires_at) > now() ? 'live' : 'expired', ...holder };
    },
    async rotate(token) {
      const seed = randomToken();
      const next = toSuccessor(token, seed);
      const [expiresAt, refreshUntil] = ends();
      // One write transaction: of concurrent exchanges, only the one whose UPDATE matched a row inserts.
      const [, inserted, successorRows] = await database.batch(
        [
          sql`UPDATE sessions SET rotated_at = ${now()}, successor_seed = ${seed}
            WHERE token_hash = ${digest(token)} AND rotated_at IS NULL AND refresh_until > ${now()}`,
          sql`${insertInto}
            SELECT ${digest(next)}, family, account_id, min(${expiresAt}, family_until), min(${refreshUntil}, family_until),
              family_until
            FROM sessions WHERE token_hash = ${digest(token)} AND changes() = 1`,
          sql`SELECT family, rotated_at, successor_seed FROM sessions WHERE token_hash = ${digest(token)}`,
        ],
        'write',
      );
      if (inserted?.rowsAffected === 1) return next;
      const row = successorRows?.rows[0];
      if (!row || row.rotated_at === null) return undefined;
      if (now() < Number(row.rotated_at) + replayGrace) return toSuccessor(token, String(row.successor_seed));
      await database.execute(sql`DELETE FROM sessions WHERE family = ${row.family ?? null}`);
      return undefined;
    },
    async expire(token) {
      await database.execute(sql`UPDATE sessions SET expires_at = ${now()} WHERE token_hash = ${digest(token)}`);
    },
    async expireAll() {
      await database.execute(sql`UPDATE sessions SET expires_at = ${now()} WHERE expires_at > ${now()}`);
    },
    async end(token) {
      await database.execute(
        sql`DELETE FROM sessions WHERE family = (SELECT family FROM sessions WHERE token_hash = ${digest(token)})`,
      );
    },
    async touch(family, { device, ip }) {
      if (touched.get(family)) return;
      touched.set(family, true);
      await database.execute(
        sql`UPDATE devices SET last_used_at = ${now()}, device = ${device}, ip = ${ip} WHERE family = ${family}`,
      );
    },
    async list(accountId) {
      const { rows } = await database.execute(sql`SELECT * FROM devices WHERE account_id = ${accountId} AND EXISTS
        (SELECT 1 FROM sessions WHERE sessions.family = devices.family AND rotated_at IS NULL AND refresh_until > ${now()})
        ORDER BY last_used_at DESC, signed_in_at DESC`);
      return rows.map((row) => ({
        family: String(row.family),
        device: String(row.device),
        ip: String(row.ip),
        signedInAt: Number(row.signed_in_at),
        lastUsedAt: Number(row.last_used_at),
      }));
    },
    async endFamily(accountId, family) {
      const { rowsAffected } = await database.execute(
        sql`DELETE FROM sessions WHERE account_id = ${accountId} AND family = ${family}`,
      );
      return rowsAffected > 0;
    },
    async endAll(accountId, but = '') {
      const { rows } = await database.execute(
        sql`DELETE FROM sessions WHERE account_id = ${accountId} AND family <> ${but} RETURNING family`,
      );
      return new Set(rows.map(({ family }) => family)).size;
    },
  };
}

/** SQL conditions that hold while the account still has the password, phone or passkey of the login. */
const toConditions = ({ passwordHash, phone, passkey }: Proof): Condition[] => [
  ...(passwordHash === undefined ? [] : [sql`password_hash = ${passwordHash}`]),
  ...(phone === undefined ? [] : [sql`phone = ${phone}`]),
  ...(passkey === undefined
    ? []
    : [sql`EXISTS (SELECT 1 FROM passkeys WHERE account_id = accounts.id AND id = ${passkey})`]),
];

// Made from the token that it follows, so that it can be given again though no token is ever stored.
function toSuccessor(token: string, seed: string): string {
  return createHmac('sha256', token).update(seed).digest('base64url');
}
