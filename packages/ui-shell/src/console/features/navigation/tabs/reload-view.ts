import type { ConsoleParts } from '../../../kernel/console-parts';
import { tabsOf } from './tabs-of';

/** Remounts a page, by default the shown one, with 200 ms of progress bar; asks first about unsaved work. */
export async function reloadView(parts: ConsoleParts, key?: string): Promise<void> {
  const { progress, pagesRenewed } = parts;
  progress.start();
  try {
    if (await tabsOf(parts).reload(key)) pagesRenewed.notify();
  } finally {
    progress.finish();
  }
}
