import { callsPageCall, documentCall, limits } from '@waybill/kit/contract';
import type { CallFacts, MessageName, Platform, SandboxEnv, ServerOptions } from '@waybill/kit/server';
import {
  CallFailure,
  callsPage,
  createCalls,
  DatabaseError,
  failure,
  noteAddress,
  noteOrigin,
  recordActions,
  securityHeaders,
  toOpenApi,
} from '@waybill/kit/server';
import { type Handler, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { explainConsole } from './console/explain-console';
import { controlCalls } from './faults/control-calls';
import type { FaultList } from './faults/fault-list';
import { provokeFaults } from './faults/provoke-faults';
import { modules } from './modules';

export interface AppOptions extends ServerOptions {
  /** Answers requests for pages and files; without one `/` explains how to get a console. */
  console?: Handler<SandboxEnv>;
  /** Where browsers find the console; without it the `Host` of a call counts. */
  origin?: string | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` counts. */
  trustedProxies?: readonly string[];
  /** The faults to provoke; without a list there are no calls under /__sandbox. */
  faults?: FaultList;
}

/** Puts all calls, and the console if there is one, together into one Hono app. */
export function createApp(platform: Platform, options: AppOptions): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.use(noteAddress(options.trustedProxies ?? []));
  if (options.origin !== undefined) app.use(noteOrigin(options.origin));
  app.use(securityHeaders());
  const calls = createCalls(app, platform);
  app.use((c, next) => limitBody(calls.factsOf(c.req.path)?.largest)(c, next));
  const records = modules.flatMap((each) => each.records ?? []);
  app.use(recordActions(platform, records, calls));
  if (options.faults) {
    app.use(provokeFaults(options.faults));
    app.route('/__sandbox', controlCalls(platform, options.faults));
  }

  for (const addCalls of modules.flatMap((each) => each.calls)) addCalls(calls, platform, { ...options, modules });
  const { addPage } = calls;
  addPage(callsPageCall, { summary: 'A page of all calls.', access: 'everybody' }, (c) =>
    c.html(callsPage(calls.registered, c.get('nonce'))),
  );
  addPage(documentCall, { summary: 'This document.', access: 'everybody' }, (c) => c.json(toOpenApi(calls.registered)));

  if (options.console) app.get('*', options.console);
  else app.get('/', explainConsole());

  app.notFound((c) => failure(c, new CallFailure(404, 'notFound', { status: 404 })));
  app.onError((error, c) => {
    if (error instanceof CallFailure) return failure(c, error);
    if (c.req.raw.signal.aborted) return failure(c, new CallFailure(400, 'badRequest'));
    if (error instanceof DatabaseError) {
      platform.log(`${c.req.method} ${c.req.path} failed: ${error.message}`);
      return failure(c, new CallFailure(500, toSentence(error), { status: 500 }));
    }
    platform.log(`${c.req.method} ${c.req.path} failed: ${error.stack ?? error.message}`);
    return failure(c, new CallFailure(500, 'serverError', { status: 500 }));
  });
  return app;
}

const limitBody = ({ bytes, message = 'bodyTooLarge' }: NonNullable<CallFacts['largest']> = limits.perBody) =>
  bodyLimit({ maxSize: bytes, onError: (c) => failure(c, new CallFailure(400, message, { status: 413 })) });

function toSentence({ code }: DatabaseError): MessageName {
  switch (code) {
    case 'SQLITE_FULL':
      return 'storageFull';
    case 'SQLITE_READONLY':
      return 'storageReadOnly';
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return 'storageDamaged';
    case 'SQLITE_BUSY':
      return 'storageBusy';
    default:
      return 'serverError';
  }
}
