import { proxy, ref } from 'valtio/vanilla';
import { addErrors, type ErrorLogEntry, type NewErrorEntry } from './error-list';
import { maskSecrets } from './mask-secrets';
import { toErrorText } from './to-error-text';

/** @public */
export interface CreateErrorLogOptions {
  /** Mode of this build. Default `production`. */
  mode?: string;
  /** Modes in which errors are stored; in other modes the browser only prints them. Default `['development']`. */
  captureModes?: readonly string[];
  /** Maximum number of entries; the oldest are removed. Default 200. */
  limit?: number;
  /** Longest message in UTF-8 bytes. Default 2048. */
  messageLimit?: number;
  /** Longest stack in UTF-8 bytes. Default 8192. */
  stackLimit?: number;
  /** Masks secrets in message, stack and address. Default `maskSecrets`. */
  mask?: (text: string) => string;
  /** Texts to mask everywhere, such as the session's token: `() => [session.token]`. */
  secrets?: () => readonly (string | null | undefined)[];
  /** Called for every report in every mode, masked and truncated; not for a repeated report within a second. Default: `undefined`. */
  onReport?: (error: { message: string; stack: string }) => void;
  /** Address to store with an error. Default: the window's. */
  getUrl?: () => string;
  /** Messages that are no failure. Default: the browser's notice on a resize that is observed one frame late. */
  ignore?: readonly RegExp[];
  /** Runs a function soon, at most once per frame. Default: the next frame, or 100 ms later in a hidden window. */
  schedule?: (run: () => void) => void;
  /** The clock, in ms. Default: the system's. */
  now?: () => number;
}

/** @public */
export interface ErrorLog {
  /** The stored entries, oldest first; the array is replaced, never mutated. */
  state: { list: readonly ErrorLogEntry[] };
  /** Whether this mode stores errors. */
  capturing: boolean;
  /** Notes anything that was thrown. Costs little: masking and drawing wait for the next frame. */
  report: (thrown: unknown, context?: { url?: string }) => void;
  /** Adds pending reports to the list now. */
  flush: () => void;
  clear: () => void;
  /** Listens for uncaught errors and unhandled rejections of a window, until the returned function is called. */
  install: (target?: Window) => () => void;
}

/** Characters that are masked in one frame, some milliseconds of work; the rest waits for the next frame. */
const frameWork = 100_000;

/** A bounded, masked and counted log of this window's errors; it is neither sent nor persisted. @public */
export function createErrorLog(options: CreateErrorLogOptions = {}): ErrorLog {
  const { limit = 200, messageLimit = 2048, stackLimit = 8192 } = options;
  const { mode = 'production', captureModes = ['development'], ignore = [/^ResizeObserver loop/] } = options;
  const { getUrl = windowUrl, schedule = nextFrame, secrets = () => [], onReport, now = () => Date.now() } = options;
  const mask = options.mask ?? ((text: string) => maskSecrets(text, secrets()));
  const capturing = captureModes.includes(mode);
  const state = proxy<{ list: readonly ErrorLogEntry[] }>({ list: ref([]) });
  const waiting = new Map<string, NewErrorEntry>();
  let scheduled = false;
  let heard = { message: '', stack: '', at: Number.NEGATIVE_INFINITY };
  let lastId = 0;

  const tidy = (text: string, bytes: number) => cutText(mask(dropTail(text, bytes + 4096)), bytes);

  const flushFor = (work: number) => {
    let left = work;
    const entries: NewErrorEntry[] = [];
    for (const [key, entry] of waiting) {
      waiting.delete(key);
      entries.push({
        ...entry,
        message: tidy(entry.message, messageLimit),
        stack: tidy(entry.stack, stackLimit),
        url: tidy(entry.url, messageLimit),
      });
      left -= key.length;
      if (left < 0) break;
    }
    if (entries.length > 0) state.list = ref(addErrors(state.list, entries, { limit, nextId: () => ++lastId }));
    scheduled = waiting.size > 0;
  };

  const flushInFrame = () => {
    flushFor(frameWork);
    if (scheduled) schedule(flushInFrame);
  };

  const hear = (message: string, stack: string) => {
    if (heard.message === message && heard.stack === stack && Math.abs(now() - heard.at) < 1000) return;
    heard = { message, stack, at: now() };
    // Deferred, because the secrets may not exist while the console is being created.
    queueMicrotask(() => onReport?.({ message: tidy(message, messageLimit), stack: tidy(stack, stackLimit) }));
  };

  const report: ErrorLog['report'] = (thrown, { url } = {}) => {
    if (!capturing && !onReport) return;
    const { message, stack } = toErrorText(thrown);
    if (ignore.some((pattern) => pattern.test(message))) return;
    if (onReport) hear(message, stack);
    if (!capturing) return;
    const key = `${message}\n${stack}`;
    const count = (waiting.get(key)?.count ?? 0) + 1;
    waiting.delete(key);
    waiting.set(key, { message, stack, url: url ?? getUrl(), count, at: now() });
    const [oldest] = waiting.keys();
    if (waiting.size > limit && oldest !== undefined) waiting.delete(oldest);
    if (!scheduled) schedule(flushInFrame);
    scheduled = true;
  };

  return {
    state,
    capturing,
    report,
    flush: () => flushFor(Number.POSITIVE_INFINITY),
    clear: () => {
      waiting.clear();
      state.list = ref([]);
    },
    install: (target = window) => {
      const handleError = (event: ErrorEvent) => report(event.error ?? event.message);
      const handleRejection = (event: PromiseRejectionEvent) => report(event.reason);
      target.addEventListener('error', handleError);
      target.addEventListener('unhandledrejection', handleRejection);
      return () => {
        target.removeEventListener('error', handleError);
        target.removeEventListener('unhandledrejection', handleRejection);
      };
    },
  };
}

/** Cuts a long text at a blank, so that no half of a secret is left at its end for the masks to miss. */
function dropTail(text: string, length: number): string {
  if (text.length <= length) return text;
  const head = text.slice(0, length);
  return head.slice(0, Math.max(head.search(/\s\S*$/), length - 4096));
}

const windowUrl = () => (typeof location === 'undefined' ? '' : location.href);

function nextFrame(run: () => void): void {
  if (typeof document === 'undefined' || document.hidden) setTimeout(run, 100);
  else requestAnimationFrame(run);
}

const bytes = new TextEncoder();
const mark = '…';

/** Shortens a text to at most `limit` UTF-8 bytes, without splitting a character; a shortened one ends in `…`. */
function cutText(text: string, limit: number): string {
  if (text.length * 3 <= limit || bytes.encode(text.slice(0, limit + 1)).length <= limit) return text;
  const buffer = new Uint8Array(limit - bytes.encode(mark).length);
  const { read } = bytes.encodeInto(text, buffer);
  return text.slice(0, read) + mark;
}
