import { limits } from '../../contract/limits';
import { isSameText } from './digest';
import { captchaAlphabet, drawCaptcha } from './draw-captcha';
import { createFailureLimit } from './failure-limit';
import { createSignedChallenges } from './signed-challenges';

/** When a captcha is required: at every sign-in, after three failures from the same address, or never. */
export type CaptchaMode = 'always' | 'auto' | 'never';

/** A drawn code. */
export interface CaptchaPicture {
  uuid: string;
  /** A `data:image/svg+xml;base64,` URL, fit for an `img` element. */
  img: string;
}

/** Draws captchas and checks answers. */
export interface Captchas {
  isEnabled(address: string): boolean;
  draw(): CaptchaPicture;
  /** True once at most per picture, whatever was typed: every check uses the picture up. */
  check(uuid: string, typed: string): boolean;
  /** Runs a sign-in without captcha; a falsy result counts as a failure. Throws `FailuresUsedUp` if a captcha is required by then. */
  tryWithout<Result>(address: string, attempt: () => Promise<Result>): Promise<Result>;
  noteFailure(address: string): void;
  noteSuccess(address: string): void;
  /** The drawn code of a picture, for journeys; undefined once it is used up. */
  answer(uuid: string): string | undefined;
  clear(): void;
}

const { limit, window } = limits.perAddress.failures;
const purpose = 'picture';

/** Creates the picture codes of one sandbox; each lives two minutes. */
export function createCaptchas({ mode, now }: { mode: CaptchaMode; now: () => number }): Captchas {
  const challenges = createSignedChallenges({ life: 2 * 60_000, now });
  const failures = createFailureLimit({ limit, window: window * 1000, now });
  // Derives the text of a captcha from its id and a secret, so that unanswered captchas need no storage.
  const textOf = (uuid: string) =>
    Array.from({ length: 4 }, (_, place) => {
      const figure = challenges.secretOf(uuid).readUInt32BE(place * 4);
      return captchaAlphabet[figure % captchaAlphabet.length];
    }).join('');
  return {
    isEnabled: (address) => mode === 'always' || (mode === 'auto' && failures.isUsedUp(address)),
    draw() {
      const uuid = challenges.issue(purpose);
      return { uuid, img: `data:image/svg+xml;base64,${Buffer.from(drawCaptcha(textOf(uuid))).toString('base64')}` };
    },
    check(uuid, typed) {
      return challenges.use(uuid, purpose) && isSameText(textOf(uuid), typed.trim().toUpperCase());
    },
    tryWithout: (address, attempt) => (mode === 'auto' ? failures.run(address, attempt) : attempt()),
    noteFailure: (address) => failures.fail(address),
    noteSuccess: (address) => failures.clear(address),
    answer: (uuid) => (challenges.isOpen(uuid, purpose) ? textOf(uuid) : undefined),
    clear() {
      challenges.clear();
      failures.clearAll();
    },
  };
}
