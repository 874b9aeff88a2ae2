import type { ChangedResource, RecordChange } from '../../../../kernel/record-change';
import type { ConsoleServerData } from '../../server-data/server-data-of';

/** Changes of records in a console, from events and writes. */
export interface Changes {
  /** Reports changed records of a resource; without `changes` any record may have changed. */
  notify: (resource: ChangedResource, changes?: readonly RecordChange[]) => void;
  /** The latest change of a record in the list of a URL. */
  latestOf: (url: string, id: string | number) => RecordChange | undefined;
}

export interface ChangesOptions {
  cache: Pick<ConsoleServerData, 'follow'>;
  /** Whether a name is the current account's. */
  isOwn: (by: string | undefined) => boolean;
  /** Debounce in ms, random so that not all windows send requests at once. Default: 50 to 150. */
  wait?: () => number;
  /** Clock of the cache, in ms. */
  now: () => number;
}

interface Heard {
  resource: ChangedResource;
  change: RecordChange | undefined;
  since: number;
  /** Processed parts. */
  done: Set<Part>;
}

type Part = 'rows' | 'rest';

/** Pauses in ms between requests for shown records (`rows`), and for counts and further lists (`rest`); the latter is longer after `many` changes. */
const pauses = { rows: { few: 400, many: 400 }, rest: { few: 600, many: 2000 } } as const satisfies Record<
  Part,
  object
>;
const many = 10;

/** Most stored changes per list. */
const maxStored = 200;

/** Updates the cache after changes elsewhere: shown records within half a second, the rest with longer pauses. */
export function createChanges({ cache, isOwn, now, wait = () => 50 + Math.random() * 100 }: ChangesOptions): Changes {
  const latest = new Map<string, Map<string | number, RecordChange>>();
  const tellers = [createTeller('rows'), createTeller('rest')];

  return {
    notify: (resource, changes) => {
      const since = now();
      for (const change of changes ?? []) note(resource.calls.list?.url, change);
      const heard = (changes ?? [undefined]).map((change): Heard => ({ resource, change, since, done: new Set() }));
      for (const tell of tellers) tell(heard);
    },
    latestOf: (url, id) => latest.get(url)?.get(id),
  };

  function createTeller(part: Part): (heard: readonly Heard[]) => void {
    const waiting: Heard[] = [];
    let isSet = false;
    let last = Number.NEGATIVE_INFINITY;
    let pause: number = pauses[part].few;
    const tell = () => {
      isSet = false;
      last = now();
      pause = pauses[part][waiting.length < many ? 'few' : 'many'];
      for (const heard of waiting.splice(0)) follow(heard, part);
    };
    return (heard) => {
      waiting.push(...heard);
      if (!isSet) setTimeout(tell, Math.max(wait(), last + pause - now()));
      isSet = true;
    };
  }

  function follow({ resource, change, since, done }: Heard, part: Part): void {
    const { calls, changes, version } = resource;
    const urls = new Set([calls.list, calls.record, ...changes].flatMap((call) => call?.url ?? []));
    const partOf = (value: unknown, fields: object, url: string): Part | undefined => {
      if (url === calls.record?.url)
        return isAbout(fields, change) && isNews(value, version, change) ? 'rows' : undefined;
      if (url !== calls.list?.url) return 'rest';
      if (value === undefined) return 'rows';
      const row = change && rowOf(value, change.id);
      if (row) return isNews(row, version, change) ? 'rows' : undefined;
      return isBeginning(fields) ? 'rest' : undefined;
    };
    cache.follow([...urls], {
      since,
      // A version shows whether the record is stale, so `by` is not needed.
      isOwn: (part === 'rest' || change?.version === undefined) && isOwn(change?.by),
      concerns: (...response) => {
        const concernedPart = partOf(...response);
        // A record may appear or disappear between the two parts: this part takes over if the other is done.
        return concernedPart === part || (concernedPart !== undefined && done.has(concernedPart));
      },
    });
    done.add(part);
  }

  function note(url: string | undefined, change: RecordChange): void {
    if (url === undefined) return;
    const changesById = latest.get(url) ?? new Map<string | number, RecordChange>();
    latest.set(url, changesById);
    changesById.delete(change.id);
    changesById.set(change.id, change);
    const [oldest] = changesById.keys();
    if (changesById.size > maxStored && oldest !== undefined) changesById.delete(oldest);
  }
}

const isAbout = (fields: object, change: RecordChange | undefined) =>
  !change || String(Reflect.get(fields, 'id')) === String(change.id);

/** Whether a change is newer than the cached record. */
export function isNews(record: unknown, field: string, change: RecordChange | undefined): boolean {
  if (change?.version === undefined) return true;
  const version: unknown = Reflect.get(Object(record), field);
  if (typeof version === 'number' && typeof change.version === 'number') return version < change.version;
  return version !== change.version;
}

function rowOf(list: unknown, id: string | number): unknown {
  const { list: rows } = Object(list) as { list?: unknown };
  return Array.isArray(rows) ? rows.find((row) => String(Object(row).id) === String(id)) : undefined;
}

/** Whether a request is for the first page, where new records appear. */
const isBeginning = (fields: object) => {
  const { page = 1, cursor } = fields as { page?: unknown; cursor?: unknown };
  return page === 1 && cursor === undefined;
};
