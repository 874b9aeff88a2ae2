import type { ConsoleParts } from '../../../kernel/console-parts';
import { waitingOf } from '../../data/steps/waiting-of';
import { tabsOf } from '../../navigation/tabs/tabs-of';

/** Signs out after confirmations about pending steps and unsaved work; the latter comes last, because it discards drafts. */
export async function signOutByHand(parts: ConsoleParts): Promise<void> {
  const agreed = ((await waitingOf(parts).queue?.confirmLeaving()) ?? true) && (await tabsOf(parts).confirmLeaving());
  if (agreed) await parts.session.signOut();
}
