import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxEnv } from '@waybill/kit/server';
import { languageOf, sentence } from '@waybill/kit/server';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Fault, isDelayOnly } from './fault';
import type { FaultList } from './fault-list';

/** Answers calls with the injected faults; these responses carry `X-Sandbox-Fault`. */
export function provokeFaults(faults: FaultList): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const fault = c.req.path.startsWith('/__sandbox/') ? undefined : faults.take(c.req.method, c.req.path);
    if (!fault) return next();
    if (fault.delayMs > 0) await pause(fault.delayMs);
    if (isDelayOnly(fault)) return next();
    c.header('X-Sandbox-Fault', fault.shape ?? 'answer');
    return toResponse(c, fault);
  };
}

function toResponse(c: Context<SandboxEnv>, fault: Fault): Response {
  const status = (fault.status ?? 200) as ContentfulStatusCode;
  const message = fault.message ?? sentence('provoked', languageOf(c));
  switch (fault.shape) {
    case 'html':
      return c.html('<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>', status);
    case 'empty':
      return c.body('', status);
    case 'array':
      return c.json([], status);
    case 'half-json':
      return c.body('{"code":200,"message":"', status, { 'Content-Type': 'application/json' });
    case 'wrong-token':
      return c.json({ code: 200, message, data: { accessToken: 'not under the token field' } }, status);
    case 'drop':
      c.env?.incoming?.socket.destroy();
      return c.body('', 503);
    default:
      return c.json(
        {
          code: fault.code ?? fault.status ?? 200,
          message,
          data: fault.data === undefined ? null : fault.data,
        } as object,
        status,
      );
  }
}
