import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addAuthenticatorCalls } from '../calls/authenticator-calls';
import { captchaImage } from '../calls/captcha-image';
import { addCommissionCalls } from '../calls/commission-calls';
import { draftKey } from '../calls/draft-key';
import { addInviteCalls } from '../calls/invite-calls';
import { addLiveCalls } from '../calls/live-calls';
import { notices } from '../calls/notices';
import { addOrderCalls } from '../calls/order-calls';
import { importPath } from '../calls/orders/placing-calls';
import { askPasskey, signInByPasskey } from '../calls/passkey-sign-in';
import { addPeopleCalls } from '../calls/people-calls';
import { addPersonalCalls, largestPicture, picturePath } from '../calls/personal-calls';
import { recordActions } from '../calls/record-actions';
import { register } from '../calls/register';
import { routerList } from '../calls/router-list';
import { search } from '../calls/search';
import { secondStep } from '../calls/second-step';
import { sendSmsCode } from '../calls/send-sms-code';
import { expireToken, logout, publicKey, refreshToken, userInfo } from '../calls/session-calls';
import { signIn } from '../calls/sign-in';
import { socialAuthorize, socialLogin } from '../calls/social';
import { addTableCalls, uploadPath } from '../calls/table-calls';
import { unlock } from '../calls/unlock';
import { explainConsole, serveConsole } from '../console/serve-console';
import { toOpenApi } from '../contract/call-contract';
import { DatabaseError } from '../database/database';
import { controlCalls } from '../faults/control-calls';
import type { FaultList } from '../faults/fault-list';
import { provokeFaults } from '../faults/provoke-faults';
import { requireToken } from '../session/require-token';
import { CallFailure } from './call-failure';
import { failure } from './envelope';
import type { MessageName } from './messages';
import { onlyThisMachine } from './only-this-machine';
import type { Platform } from './platform';
import type { SandboxEnv } from './sandbox-env';
import { securityHeaders } from './security-headers';

const largestBody = 64 * 1024;
/** A hundred orders of a spreadsheet. */
const largestImport = 512 * 1024;
/** A file with its envelope. */
const largestFile = 5 * 1024 * 1024;

export interface AppOptions {
  /** The console's route table, `routes.json` of its build. */
  routesFile: string;
  /** Folder of the built console; without one `/` explains how to get one. */
  console?: string;
  /** Whether the pretended identity provider is there. */
  social?: boolean;
  /** The faults to provoke; without a list there are no calls under /__sandbox. */
  faults?: FaultList;
}

/** Puts all calls, and the console if there is one, together into one Hono app. */
export function createApp(platform: Platform, options: AppOptions): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const signedIn = requireToken(platform);

  app.use(securityHeaders());
  const limited = limitBody(largestBody);
  const larger = new Map([
    [importPath, limitBody(largestImport)],
    [uploadPath, limitBody(largestFile)],
    [picturePath, limitBody(largestPicture, 'pictureTooLarge')],
  ]);
  app.use((c, next) => (larger.get(c.req.path) ?? limited)(c, next));

  app.use(recordActions(platform));

  if (options.faults) {
    app.use(provokeFaults(options.faults));
    app.route('/__sandbox', controlCalls(platform, options.faults));
  }

  app.post('/api/cps/open/auth/login', signIn(platform));
  app.post('/api/cps/open/auth/secondFactor', secondStep(platform));
  app.get('/api/cps/open/auth/passkeyOptions', askPasskey(platform));
  app.post('/api/cps/open/auth/passkey', signInByPasskey(platform));
  app.post('/api/cps/open/auth/register', register(platform));
  app.post('/api/cps/open/auth/sendSmsCode', sendSmsCode(platform));
  app.get('/captchaImage', captchaImage(platform));
  app.get('/publicKey', publicKey(platform));
  app.get('/userInfo', signedIn, userInfo());
  app.get('/draftKey', signedIn, draftKey(platform));
  app.post('/unlock', signedIn, unlock(platform));
  app.get('/logout', logout(platform));
  app.get('/expireToken', signedIn, expireToken(platform));
  app.get('/refreshToken', refreshToken(platform));
  if (options.social) {
    app.post('/socialLogin', onlyThisMachine(), socialLogin(platform));
    app.get('/social/authorize', onlyThisMachine(), socialAuthorize(platform));
  }
  app.get('/notice/getList', signedIn, notices(platform));
  app.get('/search/getList', signedIn, search(platform, options.routesFile));
  app.get('/router/getList', signedIn, routerList(options.routesFile));
  addTableCalls(app, platform);
  const contracts = [
    ...addOrderCalls(app, platform),
    ...addPersonalCalls(app, platform),
    ...addAuthenticatorCalls(app, platform),
    ...addLiveCalls(app, platform),
    ...addPeopleCalls(app, platform),
    ...addInviteCalls(app, platform),
    ...addCommissionCalls(app, platform),
  ];
  app.get('/openapi.json', (c) => c.json(toOpenApi(contracts)));

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
