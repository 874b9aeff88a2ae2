import { limits } from '@waybill/kit/contract';
import type { Account, Happened, Platform, SandboxEnv, ServerModule } from '@waybill/kit/server';
import { findLiveAccount, tooManyAttempts } from '@waybill/kit/server';
import type { Context } from 'hono';
import { readAccount } from './read-account';
import { frameOf, toFrame } from './to-frame';

/** Interval in ms of heartbeats, so that proxies do not close an idle connection. */
const beatTime = 15_000;
/** Number of heartbeats between two checks of the token, which may have expired. */
const beatsPerCheck = 4;
/** In ms: the delay before a refused window reconnects and learns the reason. */
const soon = 50;
/** Bytes that a window may lag behind; a slower one is disconnected and resumes after its last event. */
const farBehind = 1_000_000;

/** The open streams of one server. */
export interface EventStreams {
  /** Opens the stream: the account first, then events after the requested id, then live events. */
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
      const position = readPosition(c.req.header('last-event-id'));
      const waiting: Happened[] = [];
      let isLive = false;
      let lastAccount = '';
      let count = 0;
      let work: Promise<void> = Promise.resolve();
      let controller!: ReadableStreamDefaultController<Uint8Array>;
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>(
        {
          start(streamController) {
            controller = streamController;
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
        // Makes nginx send data without buffering.
        'X-Accel-Buffering': 'no',
      });

      /** Runs tasks for this window in sequence. An ended session closes the stream; the window reconnects at once and learns the reason. */
      function run(task: () => Promise<void>): void {
        work = work.then(task).catch(() => {
          send(`retry: ${soon}\n\n`);
          end();
        });
      }

      async function begin(): Promise<void> {
        const newest = await feed.last();
        const missed = position === undefined ? [] : position === 'unreadable' ? undefined : await feed.since(position);
        await check(typeof position === 'number' && missed ? position : newest);
        if (missed) await tell(missed);
        else send(frameOf(newest, 'reset', {}));
        const last = Math.max(newest, missed?.at(-1)?.id ?? 0);
        // Further events may arrive meanwhile and are sent afterwards.
        while (waiting.length > 0) await tell(waiting.splice(0).filter(({ id }) => id > last));
        isLive = true;
      }

      async function tell(happened: readonly Happened[]): Promise<void> {
        const heard = happened.filter((each) => modules.some(({ mayHear }) => mayHear?.[each.topic]?.(account, each)));
        send((await Promise.all(heard.map((each) => toFrame(platform, each)))).join(''));
        const last = happened.filter(({ topic, record }) => topic === 'account' && record === account.id).at(-1);
        if (last) await check(last.id);
      }

      /** Sends the account if it differs from the window's last one; without an id the position stays. */
      async function check(id?: number): Promise<void> {
        account = (await findLiveAccount(platform, c)).account satisfies Account;
        const present = await readAccount(platform.database, account);
        if (present.known === lastAccount) return;
        lastAccount = present.known;
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

/** The resume position: absent, an event id, or unreadable. */
function readPosition(header = ''): number | 'unreadable' | undefined {
  if (header === '') return undefined;
  return /^\d{1,15}$/.test(header) ? Number(header) : 'unreadable';
}
