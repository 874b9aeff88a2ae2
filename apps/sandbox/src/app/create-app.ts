import { callsPageCall, documentCall, keepColumnsCall, saveAvatarCall } from '@waybill/account/contract';
import {
  addAuthenticatorCalls,
  addAuthorize,
  addCaptcha,
  addDraftKey,
  addExportCall,
  addKeptChoiceCalls,
  addListSettingsCalls,
  addPasskeySignIn,
  addPersonalCalls,
  addRegister,
  addRouterList,
  addSearch,
  addSecondStep,
  addSessionCalls,
  addSignIn,
  addSmsCode,
  addSocialLogin,
  addUnlock,
} from '@waybill/account/server';
import { uploadCall } from '@waybill/demo/contract';
import { addTableCalls } from '@waybill/demo/server';
import { limits, presenceCall } from '@waybill/kit/contract';
import type { MessageName, Platform, SandboxEnv } from '@waybill/kit/server';
import {
  CallFailure,
  callsPage,
  createCalls,
  DatabaseError,
  failure,
  noteAddress,
  noteOrigin,
  securityHeaders,
  toOpenApi,
} from '@waybill/kit/server';
import { addLiveCalls, addNotices } from '@waybill/live/server';
import { doublesCall, importCall } from '@waybill/orders/contract';
import { addOrderCalls, recordActions } from '@waybill/orders/server';
import { addPeopleCalls } from '@waybill/people/server';
import { addCommissionCalls, addInviteCalls, addWithdrawalCalls } from '@waybill/promotion/server';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { explainConsole, serveConsole } from './console/serve-console';
import { controlCalls } from './faults/control-calls';
import type { FaultList } from './faults/fault-list';
import { provokeFaults } from './faults/provoke-faults';

const loginCalls = [
  addSignIn,
  addSecondStep,
  addPasskeySignIn,
  addRegister,
  addSmsCode,
  addCaptcha,
  addSessionCalls,
  addDraftKey,
  addUnlock,
] as const;

export interface AppOptions {
  /** The console's route table, `routes.json` of its build. */
  routesFile: string;
  /** Folder of the built console; without one `/` explains how to get one. */
  console?: string;
  /** Where browsers find the console; without it the `Host` of a call counts. */
  origin?: string | undefined;
  /** Addresses of proxies whose `X-Forwarded-For` counts. */
  trustedProxies?: readonly string[];
  /** Whether the pretended identity provider is there. */
  social?: boolean;
  /** The faults to provoke; without a list there are no calls under /__sandbox. */
  faults?: FaultList;
}

/** Puts all calls, and the console if there is one, together into one Hono app. */
export function createApp(platform: Platform, options: AppOptions): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.use(noteAddress(options.trustedProxies ?? []));
  app.use(noteOrigin(options.origin));
  app.use(securityHeaders());
  const limited = limitBody(limits.perBody.bytes);
  const larger = new Map<string, MiddlewareHandler>([
    [importCall.url, limitBody(limits.perBody.orders)],
    [doublesCall.url, limitBody(limits.perBody.orders)],
    [uploadCall.url, limitBody(limits.perBody.file)],
    [saveAvatarCall.url, limitBody(limits.perBody.picture, 'pictureTooLarge')],
  ]);
  app.use((c, next) => (larger.get(c.req.path) ?? limited)(c, next));

  app.use(recordActions(platform, [presenceCall.url, keepColumnsCall.url]));

  if (options.faults) {
    app.use(provokeFaults(options.faults));
    app.route('/__sandbox', controlCalls(platform, options.faults));
  }

  const calls = createCalls(app, platform);
  const { add, addPage } = calls;
  for (const addCalls of loginCalls) addCalls(add, platform);
  if (options.social) {
    addSocialLogin(add, platform);
    addAuthorize(addPage, platform);
  }
  addNotices(add, platform);
  addSearch(add, platform, options.routesFile);
  addRouterList(add, options.routesFile);
  addTableCalls(add, platform);
  addOrderCalls(add, platform);
  addPersonalCalls(calls, platform);
  addKeptChoiceCalls(add, platform.database);
  addListSettingsCalls(add, platform.database);
  addExportCall(add);
  addAuthenticatorCalls(add, platform);
  addLiveCalls(calls, platform);
  addPeopleCalls(add, platform);
  addInviteCalls(calls, platform);
  addCommissionCalls(add, platform);
  addWithdrawalCalls(add, platform);
  addPage(callsPageCall, { summary: 'A page of all calls.', access: 'everybody' }, (c) =>
    c.html(callsPage(calls.known, c.get('nonce'))),
  );
  addPage(documentCall, { summary: 'This document.', access: 'everybody' }, (c) => c.json(toOpenApi(calls.known)));

  if (options.console) app.get('*', serveConsole(options.console));
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

const limitBody = (maxSize: number, sentence: MessageName = 'bodyTooLarge') =>
  bodyLimit({ maxSize, onError: (c) => failure(c, new CallFailure(400, sentence, { status: 413 })) });

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
