import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './sandbox-env';

/** IP address of the caller; a call made in process by `app.request()` counts as the machine's own. */
export const remoteAddress = (c: Context<SandboxEnv>): string => c.get('address');

/** Records the address of each client: the connection's, or the one in `X-Forwarded-For` of trusted proxies. */
export function noteAddress(trustedProxies: readonly string[]): MiddlewareHandler<SandboxEnv> {
  const wrong = trustedProxies.find((proxy) => isIP(proxy) === 0);
  if (wrong !== undefined) throw new Error(`The trusted proxy "${wrong}" is no IP address.`);
  return (c, next) => {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    let address = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    // Starts at the nearest hop: an entry before an untrusted one may be forged.
    while (trustedProxies.includes(address.replace(/^::ffff:/, '')) && isIP(hops.at(-1) ?? '') !== 0)
      address = hops.pop() ?? address;
    c.set('address', address);
    return next();
  };
}

/** Notes the origin that the server is set up for, so that no answer follows a forged `Host`. */
export function noteOrigin(origin: string | undefined): MiddlewareHandler<SandboxEnv> {
  if (origin !== undefined && !(/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin))
    throw new Error(`"${origin}" is no origin. Write scheme and host without a path, such as https://console.example.`);
  return (c, next) => {
    c.set('origin', origin);
    return next();
  };
}

/** True for an address or host name of this machine that no other one can reach. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^(::ffff:)?127\./.test(address);
}
