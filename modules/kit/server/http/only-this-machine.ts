import type { MiddlewareHandler } from 'hono';
import { CallFailure } from './call-failure';
import { isLoopback, remoteAddress } from './remote-address';
import type { SandboxEnv } from './sandbox-env';

/** Admits calls only from this machine and from its own pages; others get 403. */
export function onlyThisMachine(): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    // The Host check rejects a foreign page whose name resolves to this machine.
    const local = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(c.req.url).hostname);
    const foreignPage = ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');
    if (!isLoopback(remoteAddress(c)) || !local || foreignPage) throw new CallFailure(403, 'forbidden');
    await next();
  };
}
