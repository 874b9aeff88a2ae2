import type { KeptList, ListChange, ListView } from '../../../../kernel/list-keeping';

/** The most that is kept; of lists those that changed last. */
export const most = { lists: 100, views: 100, shared: 200, changes: 200, name: 40, query: 2000 };

/** A name for a view as it is kept: without what would hide the text beside it or turn it around. */
export const toViewName = (typed: string): string =>
  [...typed.replace(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/gu, '').trim()].slice(0, most.name).join('').trim();

/** The name, or where it is taken the name with the first number behind it that is free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let at = 2; taken.has(free); at += 1)
    free = `${[...name]
      .slice(0, most.name - 4)
      .join('')
      .trim()} ${at}`;
  return free;
}

/** What is kept of a list after a change. */
export function applyChange<Kept extends Pick<KeptList, 'columns' | 'views'>>(stored: Kept, change: ListChange): Kept {
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

/** What is still to be sent, with one change more: of the same thing only the last one is. */
export function queueChange(unsent: readonly ListChange[], change: ListChange): readonly ListChange[] {
  const last = unsent.at(-1);
  const isSame =
    (change.kind === 'columns' && last?.kind === 'columns') ||
    (change.kind === 'save' && last?.kind === 'save' && last.name === change.name);
  return [...(isSame ? unsent.slice(0, -1) : unsent), change].slice(-most.changes);
}

/** What is still to be sent once this has been. */
export function withoutSent(unsent: readonly ListChange[], sent: ListChange): readonly ListChange[] {
  const text = JSON.stringify(sent);
  const at = unsent.findIndex((change) => JSON.stringify(change) === text);
  return at < 0 ? unsent : unsent.filter((_, place) => place !== at);
}

/**
 * What a browser that kept a list by itself has to send, so that nothing of it is lost: views that the account has not, under another name where theirs is
 * another one's; its columns where the account has none.
 */
export function adoptList(local: Pick<KeptList, 'columns' | 'views'>, remote: KeptList): readonly ListChange[] {
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
