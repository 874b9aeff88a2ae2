/** The parts of an election. */
export interface Election {
  channel: BroadcastChannel;
  /** Ends this window's candidacy. */
  signal: AbortSignal;
  /** Replaces the current leader. Default false. */
  isForced?: boolean | undefined;
  /** The work of the leader until its turn ends. */
  lead: (turn: AbortSignal) => Promise<void>;
}

/** Interval in ms at which the leader announces itself. */
const beatTime = 2000;
/** In ms: a leader that is silent for longer has gone, or is frozen. */
const silence = 5000;
/** The time in ms within which a leader has to answer. */
const answerTime = 150;

/** Elects a leader among the windows of a channel, on plain http too: visible windows first, then the smallest rank. Two may lead for a moment, which their work must tolerate. */
export function electLeader({ channel, signal, isForced, lead }: Election): void {
  const tieBreak = Math.random().toString(36).slice(2);
  const page = globalThis.document as Document | undefined;
  let order = isForced ? '0' : undefined;
  const rank = () => `${order ?? (page?.visibilityState === 'hidden' ? '2' : '1')}${tieBreak}`;
  const say = (leader: string) => channel.postMessage({ leader });
  let turn: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hear = ({ data }: MessageEvent<unknown>) => {
    const { leader } = { ...(data as { leader?: unknown }) };
    if (typeof leader !== 'string') return;
    if (leader === 'asked') turn && say(rank());
    else if (leader === 'left') turn || wait(0);
    else if (turn) leader < rank() ? follow() : say(rank());
    else if (leader.charAt(0) > rank().charAt(0)) begin();
    else wait(silence);
  };

  /** Becomes the leader after `pause` ms and a random delay, unless a leader announces itself before. */
  function wait(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(begin, pause + Math.random() * answerTime);
  }

  function begin(): void {
    turn = new AbortController();
    beat();
    order = undefined;
    void lead(turn.signal);
  }

  function beat(): void {
    say(rank());
    clearTimeout(timer);
    timer = setTimeout(beat, beatTime);
  }

  function follow(): void {
    turn?.abort();
    turn = undefined;
    wait(silence);
  }

  const ask = () => {
    if (turn) return;
    say('asked');
    wait(answerTime);
  };
  const leave = () => {
    const led = turn;
    turn = undefined;
    clearTimeout(timer);
    led?.abort();
    if (led) say('left');
  };
  const seen = () => page?.visibilityState === 'visible' && ask();
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    channel[change]('message', hear as EventListener);
    page?.[change]('visibilitychange', seen);
    page?.[change]('freeze', leave);
    page?.[change]('resume', ask);
    globalThis[change]?.('pagehide', leave);
    globalThis[change]?.('pageshow', ask);
  };

  listen('addEventListener');
  signal.addEventListener('abort', () => {
    listen('removeEventListener');
    leave();
  });
  if (isForced) begin();
  else ask();
}
