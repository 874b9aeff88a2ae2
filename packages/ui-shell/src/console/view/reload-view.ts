import type { TabsStore } from '../../tabs/create-tabs-store';
import type { ConsoleParts } from '../console-context';

/** Builds a page anew, by default the one in view, with the progress bar running for its 200 ms; a page with unsaved work is asked for first. */
export async function reloadView(
  { tabs, progress }: Pick<ConsoleParts, 'tabs' | 'progress'>,
  key?: string,
): Promise<void> {
  progress.start();
  try {
    if (!(await tabs.reload(key))) return;
    renewPages(tabs);
  } finally {
    progress.finish();
  }
}

const listeners = new WeakMap<TabsStore, Set<() => void>>();

/** Tells when pages are built anew, on request or because one of them broke: what they show is then wanted fresh. */
export function onPagesRenewed(tabs: TabsStore, listener: () => void): void {
  const present = listeners.get(tabs) ?? new Set();
  listeners.set(tabs, present.add(listener));
}

/** Says that what pages were given is not to be used again. */
export function renewPages(tabs: TabsStore): void {
  for (const listener of listeners.get(tabs) ?? []) listener();
}
