import { isHttpError } from '@waybill/http';
import { createClaims } from '../../../../../forms/drafts/create-claims';
import type { DraftMemory } from '../../../../../forms/drafts/draft-storage';
import { createSignal } from '../../../../../lib/create-signal';
import type { ConsoleParts } from '../../../../kernel/console-parts';
import { openShelf } from '../../drafts/open-draft-storage';
import { sessionSeal } from '../../drafts/session-seal';
import type { ResourceSteps } from '../define-steps';
import type { Send } from '../step';
import { stepRegistry } from '../step-registry';
import { stepSender } from '../step-sender';
import { stepsOf } from '../steps-of';
import { kindOf } from '../use-shown';
import { waitingOf } from '../waiting-of';
import type { WaitingStep } from '../waiting-step';
import { createQueue, type Queue } from './create-queue';
import { queueMessages } from './messages';

/** How often a window looks whether another one is gone that had something waiting, and whether the key can be had, in ms. */
const lookMs = 10_000;

/** Stores the steps of the current user; created once per console. */
export const queueOf = (parts: ConsoleParts): SessionQueue => parts.once(connect, parts);

/** The queue of the present session. */
export interface SessionQueue {
  /** Steps that wait in other windows. */
  others: () => readonly WaitingStep[];
  subscribe: (onChange: () => void) => () => void;
}

function connect(parts: ConsoleParts): SessionQueue {
  const { session, config, confirm, toasts, errorLog, ended } = parts;
  const { report } = errorLog;
  const steps = stepsOf(parts);
  const waiting = waitingOf(parts);
  const changed = createSignal();
  const claim = createClaims(`${config.storagePrefix}.step.`);
  let refuge: { account: string; kept: DraftMemory } | undefined;
  let queue: Queue | undefined;
  let life = 0;
  let isOpening = false;
  let isDisk = false;
  let isKnown = false;
  let hindrance: 'insecure' | 'refusedStore' | undefined;

  const say = () => {
    if (!hindrance || steps.waiting().length === 0) return;
    toasts.info(queueMessages[hindrance]);
    hindrance = undefined;
  };

  /** Loads the step definitions of all modules, which stored steps need. A failed module is retried at the next call. */
  const loadRegistry = async () => {
    if (isKnown) return;
    const loads = await Promise.allSettled(parts.modules.map(async ({ steps }) => steps?.()));
    for (const load of loads) {
      if (load.status === 'rejected') report(load.reason);
      else for (const each of load.value ?? []) stepRegistry(parts).add(each as ResourceSteps);
    }
    isKnown = loads.every(({ status }) => status === 'fulfilled');
  };

  const open = async (account: string, epoch: number) => {
    const openedController = life;
    if (refuge?.account !== account) refuge = { account, kept: new Map() };
    isOpening = true;
    try {
      await loadRegistry();
      const draftKey = parts.draftKey && keyOnce(parts.draftKey);
      // Without a connection there is no key yet, so the request is repeated.
      if (globalThis.isSecureContext) await draftKey?.();
      const { shelf, isDisk: isPersistent } = await openShelf(
        { draftKey, localSeal: sessionSeal(parts, account, epoch), name: config.storagePrefix },
        refuge.kept,
        (why, cause) => {
          hindrance ??= why === 'refused' ? 'refusedStore' : why;
          if (cause) report(new Error('Steps that wait were not stored.', { cause }));
          say();
        },
      );
      if (openedController !== life || ended.aborted) return;
      isDisk = isPersistent;
      const mark = (isKept: boolean) => waiting.mark(isKept && isDisk);
      const { kept: stored } = refuge;
      const isStored = (key: string) => isDisk && !stored.has(key);
      const now = () => Date.now();
      queue = createQueue({ steps, shelf, claim, senderOf: senderIn(parts), isStored, mark, report, now });
      queue.subscribe(changed.notify);
      await queue.adopt();
    } catch (problem) {
      if (!isHttpError(problem)) report(problem);
    } finally {
      if (openedController === life) {
        isOpening = false;
        waiting.state.isReady = true;
      }
    }
  };

  const start = () => {
    const { user, epoch } = session.snapshot();
    waiting.state.isReady ||= !user.username;
    if (user.username && !queue && !isOpening) void open(user.username, epoch);
  };
  const look = () => {
    start();
    if (queue && queue.others().length > 0) void loadRegistry().then(queue.adopt);
  };

  const close = (isWanted: boolean) => {
    life += 1;
    isOpening = false;
    waiting.state.isReady = false;
    const present = queue;
    queue = undefined;
    if (!isWanted) {
      present?.close();
      return present !== undefined;
    }
    refuge = undefined;
    void present?.clear();
    return false;
  };

  waiting.queue = {
    end: close,
    adopt: () => void queue?.adopt(),
    async confirmLeaving() {
      const count = steps.waiting().length + (queue?.others().length ?? 0);
      if (count === 0) return true;
      return confirm.ask({
        title: { ...queueMessages.leaveTitle, values: { count } },
        description: queueMessages.leaveHint,
        confirm: queueMessages.leave,
        cancel: queueMessages.stay,
        tone: 'danger',
      });
    },
  };
  session.subscribe(({ kind }) => {
    if (kind === 'profile-loaded') start();
  });
  steps.subscribe(say);
  const hear = (event: StorageEvent) => {
    if (event.key === waiting.key) void queue?.adopt();
  };
  window.addEventListener('storage', hear, { signal: ended });
  window.addEventListener('online', look, { signal: ended });
  document.addEventListener('visibilitychange', look, { signal: ended });
  // The console may have ended while this code was loaded.
  const looking = ended.aborted ? undefined : setInterval(look, lookMs);
  ended.addEventListener('abort', () => {
    clearInterval(looking);
    queue?.close();
  });
  start();
  return {
    others: () => queue?.others() ?? none,
    subscribe: changed.subscribe,
  };
}

const none: readonly WaitingStep[] = [];

/** The way of a step to the server again, by its names. */
const senderIn =
  (parts: ConsoleParts) =>
  ({ step, call }: WaitingStep): Send | undefined => {
    for (const each of stepRegistry(parts)) {
      const { calls } = each.resource;
      const isThere = Object.hasOwn((call.many ? calls.bulk : calls.actions) ?? {}, call.name);
      if (kindOf(calls) === step.kind && Object.hasOwn(each.kinds, call.of) && isThere)
        return stepSender(parts, each)(call);
    }
    return undefined;
  };

/** Fetches a key once, and again after a failure. */
function keyOnce(fetchKey: () => Promise<string>): () => Promise<string> {
  let key: string | undefined;
  return async () => {
    key ??= await fetchKey();
    return key;
  };
}
