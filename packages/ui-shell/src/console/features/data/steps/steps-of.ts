import { afterPaint } from '../../../../lib/after-paint';
import { atMost } from '../../../../lib/at-most';
import { translate } from '../../../../locales/translate';
import type { Appearance, Entrance, Feedback, Life, Places, Settings } from '../../../kernel/console-parts';
import { undoOf } from '../undo/use-undo';
import { createReconnect } from './create-reconnect';
import { type CreateStepsOptions, createSteps, type Steps } from './create-steps';
import { waitingOf } from './waiting-of';

/** The steps of a console, created with the first page that shows records. Logging out waits for them for a moment, and closing the window sends them. */
export const stepsOf = (parts: StepsParts): Steps => parts.once(connect, parts);

type StepsParts = Settings & Appearance & Entrance & Feedback & Life & Places;

function connect(parts: StepsParts): Steps {
  const { toasts, i18n, session, confirm, errorLog, beforeLeaving, ended } = parts;
  const say = (text: Parameters<typeof toasts.success>[0]) => (typeof text === 'string' ? text : translate(i18n, text));
  const ask: CreateStepsOptions['ask'] = async (text, sent, isFit) => {
    try {
      return await (await import('./queue/confirm-against-current')).confirmAgainstCurrent(confirm, text, sent, isFit);
    } catch (problem) {
      errorLog.report(problem);
      sent.say?.(text);
      return undefined;
    }
  };
  const line = (retry: () => void) => createReconnect(retry, ended);
  const now = () => Date.now();
  const steps = createSteps({ toasts, later: undoOf(parts).later, say, newKey, line, ask, afterPaint, now });
  beforeLeaving.add(() => atMost(leavingTimeoutMs, steps.carryOut()));
  window.addEventListener('pagehide', () => void steps.carryOut({ keepalive: true }), { signal: ended });
  const waiting = waitingOf(parts);
  steps.subscribe(() => {
    if (steps.waiting().length > 0 || steps.returned().length > 0) waiting.state.wanted = true;
  });
  session.subscribe(({ kind, origin }) => {
    if (kind === 'expired' || kind === 'signed-out' || kind === 'signed-in')
      steps.giveUp(waiting.queue?.end(kind === 'signed-out' && origin === 'here'));
  });
  return steps;
}

/** In ms: the longest wait of a logout for pending steps, which continue afterwards. */
const leavingTimeoutMs = 3000;

/** Also works without TLS, where `randomUUID` is missing. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
