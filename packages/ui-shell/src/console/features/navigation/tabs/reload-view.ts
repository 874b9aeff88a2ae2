import type { Feedback, Places } from '../../../kernel/console-parts';

/** Builds a page anew, by default the one in view, with the progress bar running for its 200 ms; a page with unsaved work is asked for first. */
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
