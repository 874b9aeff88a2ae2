import type { Present } from '../contract/people';
import type { PresenceNews } from './presence-news';

export type Doing = 'reading' | 'editing';

export interface PresenceParts {
  id: number;
  doing: Doing;
  /** Announces the window's activity on the record; resolves to the users who have it open, or undefined if unknown. */
  say: (doing: Doing | 'leaving', options: { keepalive: boolean }) => Promise<readonly Present[] | undefined>;
  /** Follows the server's events. */
  follow: PresenceNews['follow'];
  /** Called with the users who have the record open. */
  onPeople: (people: readonly Present[]) => void;
  /** Stops the announcements and reports that the user has left the record. */
  signal: AbortSignal;
}

/** In ms: the server forgets a window that has been silent for 45 s. */
const beat = 20_000;

/** In ms: a record that is only passed on the way to the next one is not announced. */
const passing = 700;

/** Announces that a window has a record open, while it is visible; an editing window stays announced while hidden. */
export function announcePresence({ id, doing, say, follow, onPeople, signal }: PresenceParts): void {
  let isAnnounced = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell(): Promise<void> {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), beat);
    isAnnounced = true;
    const people = await say(doing, { keepalive: false });
    if (people && isAnnounced) onPeople(people);
  }
  function leave(keepalive: boolean): void {
    clearTimeout(timer);
    if (isAnnounced) void say('leaving', { keepalive });
    isAnnounced = false;
  }
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tell(), doing === 'editing' ? 0 : passing);
  };
  const look = () => {
    if (document.visibilityState === 'visible') begin();
    else if (doing === 'reading') leave(false);
  };

  follow((presence) => presence.id === id && isAnnounced && onPeople(presence.people), signal);
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('pagehide', () => leave(true), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  signal.addEventListener('abort', () => leave(false));
  if (doing === 'editing' || document.visibilityState === 'visible') begin();
}

/** Another user who has a record open. */
export interface Other {
  username: string;
  editing: boolean;
}

/** Returns the other users, each once, editing ones first. */
export function othersAmong(people: readonly Present[], self: string): readonly Other[] {
  const others = new Map<string, Other>();
  for (const { username, editing } of people) {
    if (username === self) continue;
    others.set(username, { username, editing: editing || others.get(username)?.editing === true });
  }
  return [...others.values()].sort((one, other) => Number(other.editing) - Number(one.editing));
}
