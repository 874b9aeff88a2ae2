import { limits } from '../../contract/limits';
import { isSameText, randomText } from './digest';
import { createExpiringMap } from './expiring-map';

/** Codes sent to mobile numbers. */
export interface SmsCodes {
  /** A new six-digit code, or the seconds to wait because one was sent less than a minute ago. */
  send(phone: string): { code: string } | { wait: number };
  /** True for the right code; the fifth check ends it. */
  check(phone: string, typed: string): boolean;
  /** Invalidates a checked code after its use. */
  use(phone: string): void;
  /** The present code of a number, for journeys. */
  peek(phone: string): string | undefined;
  clear(): void;
}

interface SentCode {
  code: string;
  attemptsLeft: number;
}

const pause = limits.perPhone.pause * 1000;

/** Creates the SMS codes of one sandbox; each lives five minutes. */
export function createSmsCodes({ now }: { now: () => number }): SmsCodes {
  const codes = createExpiringMap<SentCode>({ life: 5 * 60_000, now });
  const sentAt = createExpiringMap<number>({ life: pause, now });
  return {
    send(phone) {
      const last = sentAt.get(phone);
      if (last !== undefined) return { wait: Math.ceil((last + pause - now()) / 1000) };
      const code = randomText(6, '0123456789');
      codes.set(phone, { code, attemptsLeft: limits.perPhone.tries });
      sentAt.set(phone, now());
      return { code };
    },
    check(phone, typed) {
      const sent = codes.get(phone);
      if (!sent) return false;
      sent.attemptsLeft -= 1;
      const right = isSameText(sent.code, typed);
      if (sent.attemptsLeft <= 0) codes.delete(phone);
      return right;
    },
    use: (phone) => codes.delete(phone),
    peek: (phone) => codes.get(phone)?.code,
    clear() {
      codes.clear();
      sentAt.clear();
    },
  };
}
