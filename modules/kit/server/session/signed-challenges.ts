import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Challenges for browsers. Open challenges are not stored, so that requests for new ones cannot evict them. */
export interface SignedChallenges {
  /** Returns a new challenge in base64url, valid for its purpose only. */
  issue(purpose: string): string;
  /** True for a challenge of that purpose that is neither used nor over, once: it is used by that. */
  use(challenge: string, purpose: string): boolean;
  isOpen(challenge: string, purpose: string): boolean;
  /** Bytes derived from a challenge and a secret of the server. */
  secretOf(challenge: string): Buffer;
  /** Ends every challenge. */
  clear(): void;
}

export interface SignedChallengesOptions {
  /** Milliseconds from `issue` to the end. */
  life: number;
  /** How many used ones are remembered; 500,000 unless given. Beyond that the eldest end before their time, rather than serve twice. */
  limit?: number;
  now: () => number;
}

const nonceLength = 16;
const timeLength = 6;
const signedLength = nonceLength + timeLength;
const signatureLength = 16;

/** Creates challenges that are signed by a key of this start; used ones are remembered until they end. */
export function createSignedChallenges({ life, limit = 500_000, now }: SignedChallengesOptions): SignedChallenges {
  let key = randomBytes(32);
  /** When each used challenge ends, in the order of use. */
  const used = new Map<string, number>();
  /** Whatever ends by then counts as used. */
  let usedUntil = 0;

  const sign = (signed: Uint8Array, purpose: string) =>
    createHmac('sha256', key).update(signed).update(purpose).digest().subarray(0, signatureLength);

  /** Returns the end of a challenge; undefined if it was not issued for that purpose. */
  function endOf(challenge: string, purpose: string): number | undefined {
    const bytes = Buffer.from(challenge, 'base64url');
    // Another spelling of the same bytes would be another challenge.
    if (bytes.length !== signedLength + signatureLength || bytes.toString('base64url') !== challenge) return undefined;
    const signed = bytes.subarray(0, signedLength);
    if (!timingSafeEqual(bytes.subarray(signedLength), sign(signed, purpose))) return undefined;
    return signed.readUIntBE(nonceLength, timeLength);
  }

  /** When an open challenge ends; undefined for any other. */
  function openUntil(challenge: string, purpose: string): number | undefined {
    const end = endOf(challenge, purpose);
    return end !== undefined && end > Math.max(now(), usedUntil) && !used.has(challenge) ? end : undefined;
  }

  function remember(challenge: string, end: number): void {
    used.set(challenge, end);
    for (const [eldest, eldestEnd] of used) {
      if (eldestEnd > now() && used.size <= limit) break;
      if (eldestEnd > now()) usedUntil = Math.max(usedUntil, eldestEnd);
      used.delete(eldest);
    }
  }

  return {
    issue(purpose) {
      const signed = Buffer.concat([randomBytes(nonceLength), Buffer.alloc(timeLength)]);
      signed.writeUIntBE(Math.ceil(now()) + life, nonceLength, timeLength);
      return Buffer.concat([signed, sign(signed, purpose)]).toString('base64url');
    },
    isOpen: (challenge, purpose) => openUntil(challenge, purpose) !== undefined,
    use(challenge, purpose) {
      const end = openUntil(challenge, purpose);
      if (end === undefined) return false;
      remember(challenge, end);
      return true;
    },
    secretOf: (challenge) => createHmac('sha256', key).update(`secret of ${challenge}`).digest(),
    clear() {
      key = randomBytes(32);
      used.clear();
      usedUntil = 0;
    },
  };
}
