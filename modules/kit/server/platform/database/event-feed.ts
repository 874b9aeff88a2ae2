import type { Database, Row } from '../../database';

/** Something that was written. */
export interface Happened {
  /** Rises with each; an event of a smaller one was written before. */
  id: number;
  topic: 'order' | 'account' | 'money' | 'notice' | 'presence';
  record: number;
  /** The owner of the record; null sends the event to all accounts. */
  owner: number | null;
  actor: string;
  /** JSON with the payload of the event. */
  detail: string;
}

/** The events of a database, from all of its servers. */
export interface EventFeed {
  /** Calls `hear` with later writes in order, within a quarter of a second; resolves to a function that stops it. */
  follow(hear: (happened: readonly Happened[]) => void): Promise<() => void>;
  /** Returns the events after an id, or undefined if some of them were dropped or the id never existed. */
  since(id: number): Promise<readonly Happened[] | undefined>;
  /** The id of the last event. */
  last(): Promise<number>;
  /** Returns an id after which every later write is reported: the last event, or one just before it. */
  position(): Promise<number>;
  /** Looks now, since this server has written. */
  wake(): void;
  close(): void;
}

/** In ms: the longest delay of writes by other servers of the database. */
const pause = 250;
const columns = 'id, topic, record, owner, actor, detail';

/** Creates the feed of a database. It polls only while there are followers. */
export function createEventFeed(database: Database): EventFeed {
  const followers = new Set<(happened: readonly Happened[]) => void>();
  let lastId = 0;
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
      // A failed read is repeated later; nothing is lost, since the position has not moved.
      const happened = await after(lastId).catch(() => []);
      const newest = happened.at(-1);
      if (!newest) continue;
      lastId = newest.id;
      for (const hear of [...followers]) hear(happened);
    } while (isStale);
  }

  async function begin(): Promise<void> {
    hasBegun = false;
    lastId = await last();
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
    // While there are followers, the position lags by a quarter of a second at most.
    position: async () => (hasBegun && followers.size > 0 ? lastId : last()),
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
