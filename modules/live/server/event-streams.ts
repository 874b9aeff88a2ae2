import { limits } from '@waybill/kit/contract';
import type { Account, Happened, Platform, SandboxEnv, ServerModule } from '@waybill/kit/server';
import { findLiveAccount, tooManyAttempts } from '@waybill/kit/server';
import type { Context } from 'hono';
import { readAccount } from './read-account';
import { frameOf, toFrame } from './to-frame';

/** In ms: so often something is sent, so that nobody on the way takes the connection for a dead one. */
const beatTime = 15_000;
/** After so many beats the token is looked at, which may have expired. */
const beatsPerCheck = 4;
/** In ms: so long a window waits that is sent away to hear why. */
const soon = 50;
/** Bytes that a window may be behind; one that reads no more is let go, and goes on after the last event that it has. */
const farBehind = 1_000_000;

/** The open streams of one server. */
export interface EventStreams {
  /** What answers a call: the account first, then what happened after the event that the call names, then what happens. */
  open(c: Context<SandboxEnv>): Promise<Response>;
  close(): void;
}

/** Creates the streams of a server over the feed of its database. */
export function createEventStreams(platform: Platform, modules: readonly ServerModule[]): EventStreams {
  const { feed } = platform;
  /** The open streams, by their beats, with the ids of their accounts. */
  const beats = new Map<() => void, number>();
  let timer: NodeJS.Timeout | undefined;

  return {
    async open(c) {
      let { account } = await findLiveAccount(platform, c);
      const ofAccount = [...beats.values()].filter((accountId) => accountId === account.id);
      if (ofAccount.length >= limits.perAccount.streams) throw tooManyAttempts(60);
      const asked = readPosition(c.req.header('last-event-id'));
      const waiting: Happened[] = [];
      let isLive = false;
      let known = '';
      let count = 0;
      let work: Promise<void> = Promise.resolve();
      let controller!: ReadableStreamDefaultController<Uint8Array>;
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>(
        {
          start(own) {
            controller = own;
          },
          cancel: end,
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 65_536 }),
      );
      const unfollow = await feed.follow((happened) => {
        if (isLive) run(() => tell(happened));
        else waiting.push(...happened);
      });
      const beat = () => {
        send(':\n\n');
        count += 1;
        if (count % beatsPerCheck === 0) run(check);
      };
      beats.set(beat, account.id);
      timer ??= setInterval(() => {
        for (const each of [...beats.keys()]) each();
      }, beatTime);
      run(begin);
      return c.body(body, 200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // Asks nginx to send on what comes at once.
        'X-Accel-Buffering': 'no',
      });

      /** What is to be done for this window, one after the other. A session that has ended ends it; the window comes again at once and hears why. */
      function run(task: () => Promise<void>): void {
        work = work.then(task).catch(() => {
          send(`retry: ${soon}\n\n`);
          end();
        });
      }

      async function begin(): Promise<void> {
        const newest = await feed.last();
        const missed = asked === undefined ? [] : asked === 'unreadable' ? undefined : await feed.since(asked);
        await check(typeof asked === 'number' && missed ? asked : newest);
        if (missed) await tell(missed);
        else send(frameOf(newest, 'reset', {}));
        const last = Math.max(newest, missed?.at(-1)?.id ?? 0);
        // While these are told more may come, which stands behind them.
        while (waiting.length > 0) await tell(waiting.splice(0).filter(({ id }) => id > last));
        isLive = true;
      }

      async function tell(happened: readonly Happened[]): Promise<void> {
        const told = happened.filter((each) => modules.some(({ mayHear }) => mayHear?.[each.topic]?.(account, each)));
        send((await Promise.all(told.map((each) => toFrame(platform, each)))).join(''));
        const own = happened.filter(({ topic, record }) => topic === 'account' && record === account.id).at(-1);
        if (own) await check(own.id);
      }

      /** Tells of the account where it is another one than the window knows; without an id the window goes on from where it is. */
      async function check(id?: number): Promise<void> {
        account = (await findLiveAccount(platform, c)).account satisfies Account;
        const present = await readAccount(platform.database, account);
        if (present.known === known) return;
        known = present.known;
        send(frameOf(id ?? (await feed.last()), 'account', present));
      }

      function send(text: string): void {
        if (text === '') return;
        if ((controller.desiredSize ?? 0) < -farBehind) end();
        else if (beats.has(beat)) controller.enqueue(encoder.encode(text));
      }

      function end(): void {
        if (!beats.delete(beat)) return;
        unfollow();
        if (beats.size === 0) stopBeats();
        try {
          controller.close();
        } catch {
          // The window has closed it.
        }
      }
    },
    close() {
      stopBeats();
      beats.clear();
    },
  };

  function stopBeats(): void {
    clearInterval(timer);
    timer = undefined;
  }
}

/** The event after which a window goes on: none, its number, or something that is none. */
function readPosition(header = ''): number | 'unreadable' | undefined {
  if (header === '') return undefined;
  return /^\d{1,15}$/.test(header) ? Number(header) : 'unreadable';
}
