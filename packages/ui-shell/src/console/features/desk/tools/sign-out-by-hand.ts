import type { ConsoleParts } from '../../../kernel/console-parts';
import { waitingOf } from '../../data/steps/waiting-of';

/** Signs out after the questions about steps that wait and unsaved work; the last one discards drafts, so it comes last. */
export async function signOutByHand(parts: ConsoleParts): Promise<void> {
  const agreed = ((await waitingOf(parts).queue?.confirmLeaving()) ?? true) && (await parts.tabs.confirmLeaving());
  if (agreed) await parts.session.signOut();
}
