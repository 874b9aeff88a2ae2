import { openChannel } from '../../../../lib/open-channel';
import type { SocialPayload } from '../../../kernel/console-session';

/** What `/callback` hands back to the window that opened it. */
type SocialResponse = Omit<SocialPayload, 'provider'>;

/** Opener and popup talk over a channel of their origin: a provider's own headers may cut the popup off from `window.opener`. */
export const openSocialChannel = (storagePrefix: string): BroadcastChannel | undefined =>
  openChannel(`${storagePrefix}.social`);

/** Reads what came over the channel; anything but a response is null. */
export function readSocialResponse(data: unknown): SocialResponse | null {
  if (typeof data !== 'object' || data === null) return null;
  const { code, state } = data as Record<string, unknown>;
  return typeof code === 'string' && typeof state === 'string' ? { code, state } : null;
}
