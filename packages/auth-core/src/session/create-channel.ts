import type { SessionChannel, SessionMessage } from './session-channel';

/** Creates a `SessionChannel` over BroadcastChannel, which plain-http hosts have too; null if it is missing (a server, an old engine) or blocked. */
export function createBroadcastChannel(name: string): SessionChannel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  const channel = openChannel(name);
  if (!channel) return null;
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const handleMessage = ({ data }: MessageEvent<unknown>) => {
        if (isSessionMessage(data)) listener(data);
      };
      channel.addEventListener('message', handleMessage);
      return () => channel.removeEventListener('message', handleMessage);
    },
    close: () => channel.close(),
  };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Site data are blocked: windows follow each other by the store, as far as it is allowed.
    return undefined;
  }
}

const types: readonly unknown[] = ['signed-in', 'refreshed', 'signed-out'];

function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('mark' in data)) return false;
  return types.includes(data.type) && (data.mark === null || typeof data.mark === 'string');
}
