import type { Context } from 'hono';
import type { SandboxEnv } from './sandbox-env';

/** IP address of the caller; a call made in process by `app.request()` counts as the machine's own. */
export function remoteAddress(c: Context<SandboxEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** True for a caller on this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
