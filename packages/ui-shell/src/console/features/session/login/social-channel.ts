import { openChannel } from '../../../../lib/open-channel';
import type { SocialPayload } from '../../../kernel/console-session';

/** The response of `/callback` to its opener. */
type SocialResponse = Omit<SocialPayload, 'provider'>;

/** Opener and popup use a broadcast channel, because a provider's headers may remove `window.opener`. */
export const openSocialChannel = (storagePrefix: string): BroadcastChannel | undefined =>
  openChannel(`${storagePrefix}.social`);

/** Validates a message of the channel; null unless it is a response. */
export function readSocialResponse(data: unknown): SocialResponse | null {
  if (typeof data !== 'object' || data === null) return null;
  const { code, state } = data as Record<string, unknown>;
  return typeof code === 'string' && typeof state === 'string' ? { code, state } : null;
}
