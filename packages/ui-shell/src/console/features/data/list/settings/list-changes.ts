import type { ListChange, ListView, StoredListSettings } from '../../../../kernel/list-settings-api';

/** Limits of stored settings; of lists the last changed ones stay. */
export const most = { lists: 100, views: 100, shared: 200, changes: 200, name: 40, query: 2000 };

/** Normalises the name of a view: removes characters that hide or reverse adjacent text. */
export const toViewName = (typed: string): string =>
  [...typed.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, '').trim()].slice(0, most.name).join('').trim();

/** The name, with the first free number appended if it is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let at = 2; taken.has(free); at += 1)
    free = `${[...name]
      .slice(0, most.name - 4)
      .join('')
      .trim()} ${at}`;
  return free;
}

/** The settings of a list after a change. */
export function applyChange<Kept extends Pick<StoredListSettings, 'columns' | 'views'>>(
  stored: Kept,
  change: ListChange,
): Kept {
  const { views } = stored;
  const has = (name: string) => views.some((view) => view.name === name);
  const replace = (name: string, part: Partial<ListView>) =>
    views.map((view) => (view.name === name ? { ...view, ...part } : view));
  switch (change.kind) {
    case 'columns':
      return { ...stored, columns: change.columns };
    case 'save': {
      const { name, query } = change;
      return { ...stored, views: has(name) ? replace(name, { query }) : [...views, { name, query }] };
    }
    case 'rename':
      return has(change.to) ? stored : { ...stored, views: replace(change.name, { name: change.to }) };
    case 'remove':
      return { ...stored, views: views.filter(({ name }) => name !== change.name) };
  }
}

/** Queues a change; it replaces an earlier change of the same subject. */
export function queueChange(unsent: readonly ListChange[], change: ListChange): readonly ListChange[] {
  const last = unsent.at(-1);
  const isSame =
    (change.kind === 'columns' && last?.kind === 'columns') ||
    (change.kind === 'save' && last?.kind === 'save' && last.name === change.name);
  return [...(isSame ? unsent.slice(0, -1) : unsent), change].slice(-most.changes);
}

/** Removes a sent change from the queue. */
export function withoutSent(unsent: readonly ListChange[], sent: ListChange): readonly ListChange[] {
  const text = JSON.stringify(sent);
  const at = unsent.findIndex((change) => JSON.stringify(change) === text);
  return at < 0 ? unsent : unsent.filter((_, place) => place !== at);
}

/**
 * The changes that transfer purely local settings to the account. These are views that it lacks, renamed if another view
 * has the name, and the columns if the account has no stored columns.
 */
export function adoptList(
  local: Pick<StoredListSettings, 'columns' | 'views'>,
  remote: StoredListSettings,
): readonly ListChange[] {
  const taken = new Set(remote.views.map(({ name }) => name));
  const adopted: ListChange[] =
    local.columns !== undefined && remote.columns === undefined ? [{ kind: 'columns', columns: local.columns }] : [];
  for (const { name, query } of local.views) {
    if (remote.views.some((view) => view.name === name && view.query === query)) continue;
    const free = freeName(name, taken);
    taken.add(free);
    adopted.push({ kind: 'save', name: free, query });
  }
  return adopted;
}
