import type { ConsoleParts } from '../console-context';

/** Builds a page anew, by default the one in view, with the progress bar running for its 200 ms; a page with unsaved work is asked for first. */
export async function reloadView(
  { tabs, progress }: Pick<ConsoleParts, 'tabs' | 'progress'>,
  key?: string,
): Promise<void> {
  progress.start();
  try {
    await tabs.reload(key);
  } finally {
    progress.finish();
  }
}
