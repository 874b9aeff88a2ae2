import { randomToken } from './digest';
import { createExpiringMap } from './expiring-map';

/** One-time codes of the simulated identity provider. */
export interface SocialCodes {
  issue(provider: string, username: string): string;
  /** Name of the account behind a code of that provider; the code is used up either way. */
  redeem(provider: string, code: string): string | undefined;
}

/** Creates the codes of the pretended provider; each lives one minute. */
export function createSocialCodes({ now }: { now: () => number }): SocialCodes {
  const codes = createExpiringMap<{ provider: string; username: string }>({ life: 60_000, limit: 1000, now });
  return {
    issue(provider, username) {
      const code = randomToken();
      codes.set(code, { provider, username });
      return code;
    },
    redeem(provider, code) {
      const issued = codes.get(code);
      codes.delete(code);
      return issued?.provider === provider ? issued.username : undefined;
    },
  };
}
