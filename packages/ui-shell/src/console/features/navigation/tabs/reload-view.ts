import type { Feedback, Places } from '../../../kernel/console-parts';

/** Remounts a page, by default the shown one, with 200 ms of progress bar; asks first about unsaved work. */
export async function reloadView(
  { tabs, progress, pagesRenewed }: Pick<Places & Feedback, 'tabs' | 'progress' | 'pagesRenewed'>,
  key?: string,
): Promise<void> {
  progress.start();
  try {
    if (await tabs.reload(key)) pagesRenewed.tell();
  } finally {
    progress.finish();
  }
}
