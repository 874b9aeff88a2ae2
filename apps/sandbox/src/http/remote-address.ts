import type { Context } from 'hono';
import type { SandboxEnv } from './sandbox-env';

/** IP address of the caller; a call made in process by `app.request()` counts as the machine's own. */
export function remoteAddress(c: Context<SandboxEnv>): string {
  return c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

/** True for an address or host name of this machine that no other one can reach. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^(::ffff:)?127\./.test(address);
}
