import type { Database, Row } from '../../database';

/** Something that was written. */
export interface Happened {
  /** Rises with each; an event of a smaller one was written before. */
  id: number;
  topic: 'order' | 'account' | 'money' | 'notice' | 'presence';
  record: number;
  /** The account that it belongs to; everybody's where that is null. */
  owner: number | null;
  actor: string;
  /** JSON of what is to be told of it. */
  detail: string;
}

/** What was written into a database, by whichever of its servers. */
export interface EventFeed {
  /** Hears of what is written from the moment it resolves on, in its order, at the latest a quarter of a second later; what it resolves with ends that. */
  follow(hear: (happened: readonly Happened[]) => void): Promise<() => void>;
  /** Events after one that is known; undefined where not all of them are there any more, or that one never was. */
  since(id: number): Promise<readonly Happened[] | undefined>;
  /** The id of the last event. */
  last(): Promise<number>;
  /** The id of an event after which everything is told that is written from now on: that of the last one, or of one just before it. */
  position(): Promise<number>;
  /** Looks now, since this server has written. */
  wake(): void;
  close(): void;
}

/** In ms: what other servers of the database write is heard of so late at most. */
const pause = 250;
const columns = 'id, topic, record, owner, actor, detail';

/** Creates the feed of a database. It asks only while somebody follows. */
export function createEventFeed(database: Database): EventFeed {
  const followers = new Set<(happened: readonly Happened[]) => void>();
  let known = 0;
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let started: Promise<void> | undefined;
  let isStale = false;
  let isOpen = true;
  let hasBegun = false;

  const last = async () =>
    Number((await database.execute(`SELECT seq FROM sqlite_sequence WHERE name = 'happened'`)).rows[0]?.seq ?? 0);
  const after = async (id: number) => {
    const { rows } = await database.execute({
      sql: `SELECT ${columns} FROM happened WHERE id > ? ORDER BY id`,
      args: [id],
    });
    return rows.map(toHappened);
  };

  async function look(): Promise<void> {
    do {
      isStale = false;
      // A database that cannot be read now is asked again; nothing is lost, since what is known has not moved.
      const happened = await after(known).catch(() => []);
      const newest = happened.at(-1);
      if (!newest) continue;
      known = newest.id;
      for (const hear of [...followers]) hear(happened);
    } while (isStale);
  }

  async function begin(): Promise<void> {
    hasBegun = false;
    known = await last();
    hasBegun = true;
    wake();
  }

  function wake(): void {
    if (!isOpen || followers.size === 0) return;
    isStale = true;
    if (isReading) return;
    isReading = true;
    void look().finally(() => {
      isReading = false;
      clearTimeout(timer);
      if (isOpen && followers.size > 0) timer = setTimeout(wake, pause);
    });
  }

  return {
    async follow(hear) {
      followers.add(hear);
      if (followers.size === 1) started = begin();
      await started;
      return () => {
        followers.delete(hear);
        if (followers.size === 0) clearTimeout(timer);
      };
    },
    async since(id) {
      const [newest, oldest] = await Promise.all([last(), database.execute('SELECT min(id) AS id FROM happened')]);
      const first = Number(oldest.rows[0]?.id ?? newest + 1);
      return id > newest || id < first - 1 ? undefined : after(id);
    },
    last,
    // While somebody follows, what is known lags behind by a quarter of a second at most.
    position: async () => (hasBegun && followers.size > 0 ? known : last()),
    wake,
    close() {
      isOpen = false;
      clearTimeout(timer);
      followers.clear();
    },
  };
}

const toHappened = ({ id, topic, record, owner, actor, detail }: Row): Happened => ({
  id: Number(id),
  topic: topic as Happened['topic'],
  record: Number(record),
  owner: owner === null || owner === undefined ? null : Number(owner),
  actor: String(actor),
  detail: String(detail),
});
