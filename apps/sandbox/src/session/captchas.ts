import { randomUUID } from 'node:crypto';
import { createAttemptLimit } from './attempt-limit';
import { isSameText, randomText } from './digest';
import { captchaAlphabet, drawCaptcha } from './draw-captcha';
import { createExpiringMap } from './expiring-map';

/** When the picture is asked for: at every sign-in, after three failed ones from the same address, or never. */
export type CaptchaMode = 'always' | 'auto' | 'never';

/** A drawn code. */
export interface CaptchaPicture {
  uuid: string;
  /** A `data:image/svg+xml;base64,` URL, fit for an `img` element. */
  img: string;
}

/** Draws picture codes and checks what was typed. */
export interface Captchas {
  isEnabled(address: string): boolean;
  draw(): CaptchaPicture;
  /** True once at most per picture, whatever was typed: every check uses the picture up. */
  check(uuid: string, typed: string): boolean;
  /** Counts a sign-in before its work is done, so that many at the same time cannot all pass without a picture. */
  noteAttempt(address: string): void;
  noteSuccess(address: string): void;
  /** The drawn code of a picture, for journeys; undefined once it is used up. */
  answer(uuid: string): string | undefined;
  clear(): void;
}

const failuresBeforePicture = 3;

/** Creates the picture codes of one sandbox; each lives two minutes. */
export function createCaptchas({ mode, now }: { mode: CaptchaMode; now: () => number }): Captchas {
  const answers = createExpiringMap<string>({ life: 2 * 60_000, limit: 1000, now });
  const failures = createAttemptLimit({ limit: 1000, window: 10 * 60_000, now });
  return {
    isEnabled: (address) => mode === 'always' || (mode === 'auto' && failures.count(address) >= failuresBeforePicture),
    draw() {
      const uuid = randomUUID();
      const text = randomText(4, captchaAlphabet);
      answers.set(uuid, text);
      return { uuid, img: `data:image/svg+xml;base64,${Buffer.from(drawCaptcha(text)).toString('base64')}` };
    },
    check(uuid, typed) {
      const answer = answers.get(uuid);
      answers.delete(uuid);
      return answer !== undefined && isSameText(answer, typed.trim().toUpperCase());
    },
    noteAttempt: (address) => void failures.take(address),
    noteSuccess: (address) => failures.clear(address),
    answer: (uuid) => answers.get(uuid),
    clear() {
      answers.clear();
      failures.clearAll();
    },
  };
}
