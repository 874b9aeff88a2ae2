import { randomUUID } from 'node:crypto';
import * as svgCaptcha from 'svg-captcha';
import { createAttemptLimit } from './attempt-limit';
import { isSameText, randomText } from './digest';
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
  noteFailure(address: string): void;
  noteSuccess(address: string): void;
  /** The drawn code of a picture, for journeys; undefined once it is used up. */
  answer(uuid: string): string | undefined;
  clear(): void;
}

const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ2345678';
const failuresBeforePicture = 3;

// The typings leave out the module's own function, the only one that draws a text of the caller's choice: its
// `create` would choose the text with Math.random.
const drawText = (svgCaptcha as unknown as { default: (text: string, options: object) => string }).default;

/** Creates the picture codes of one sandbox; each lives two minutes. */
export function createCaptchas({ mode, now }: { mode: CaptchaMode; now: () => number }): Captchas {
  const answers = createExpiringMap<string>({ life: 2 * 60_000, limit: 1000, now });
  const failures = createAttemptLimit({ limit: 1000, window: 10 * 60_000, now });
  return {
    isEnabled: (address) => mode === 'always' || (mode === 'auto' && failures.count(address) >= failuresBeforePicture),
    draw() {
      const uuid = randomUUID();
      const text = randomText(4, alphabet);
      answers.set(uuid, text);
      const svg = drawText(text, { width: 120, height: 40, fontSize: 44, noise: 2, background: '#f4f6f8' });
      return { uuid, img: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
    },
    check(uuid, typed) {
      const answer = answers.get(uuid);
      answers.delete(uuid);
      return answer !== undefined && isSameText(answer, typed.trim().toUpperCase());
    },
    noteFailure: (address) => void failures.take(address),
    noteSuccess: (address) => failures.clear(address),
    answer: (uuid) => answers.get(uuid),
    clear() {
      answers.clear();
      failures.clearAll();
    },
  };
}
