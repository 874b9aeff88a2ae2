import type { Infer, Schema } from '@waybill/validators';
import type { Context, Handler, Hono, MiddlewareHandler } from 'hono';
import type { AnySchema, Call, DeepReadonly, PageCall, QueryOf, ResponseOf } from '../../contract/call';
import type { Account } from '../http/account';
import { CallFailure } from '../http/call-failure';
import { success } from '../http/envelope';
import { fromForm } from '../http/from-form';
import { judgeFailure, judgeResponse } from '../http/judge';
import { type CallFacts, type RegisteredCall, toJson } from '../http/open-api';
import { type Payload, readPayload } from '../http/payload';
import { readForm, readQuery } from '../http/read-input';
import { type AcceptedVersions, acceptedVersions, refuseIfMatch } from '../http/record-version';
import type { SandboxEnv } from '../http/sandbox-env';
import type { IdempotencyKey } from './idempotency';
import type { Platform } from './platform';
import { readKey } from './read-key';
import { requireToken } from './require-token';

/** The input of a call handler. */
export interface Given<C extends Call> {
  c: Context<SandboxEnv>;
  /** The signed-in account; not set for a public call. */
  account: Account;
  query: QueryOf<C>;
  body: Infer<BodySchema<C>>;
  now: number;
  /** Reads the headers of a conditional or an idempotent call. Throws `CallFailure` 400 if one is malformed. */
  terms: () => WriteTerms;
}

type BodySchema<C> = C extends { readonly body: infer S extends AnySchema } ? S : Schema<undefined>;

/** The versions of its record that a write admits, undefined for all of them, and its idempotency key. */
export interface WriteTerms {
  versions?: AcceptedVersions;
  key?: IdempotencyKey | undefined;
}

/** The facts of a call and how the server reads its request. */
export interface AddedCall extends CallFacts {
  /** Runs before everything else. */
  guard?: MiddlewareHandler<SandboxEnv>;
  /** Its body may be encrypted with the server's key. */
  encrypted?: true;
  /** Turns a body into the form that the contract checks. */
  plain?: (given: Payload) => unknown;
  /** Selects one of several body schemas, so that errors can be named. Default: the contract's body. */
  bodyOf?: (given: Payload) => AnySchema;
}

/** Registers a call of the contract. */
export type AddCall = <C extends Call>(
  call: C,
  facts: AddedCall,
  handle: (given: Given<C>) => DeepReadonly<ResponseOf<C>> | Promise<DeepReadonly<ResponseOf<C>>>,
) => void;

/** Registers a call that is answered with something else than an envelope. */
export type AddPage = (
  call: PageCall,
  facts: CallFacts & Pick<AddedCall, 'guard'>,
  handle: Handler<SandboxEnv>,
) => void;

/** Registers calls by their contract and lists them for `/openapi.json`. */
export interface Calls {
  readonly registered: readonly RegisteredCall[];
  /** The facts of the call at a path. */
  factsOf: (path: string) => CallFacts | undefined;
  add: AddCall;
  addPage: AddPage;
}

/** Registers the calls of an app. */
export function createCalls(app: Hono<SandboxEnv>, platform: Platform): Calls {
  const addedCalls: RegisteredCall[] = [];
  const guardOf = ({ access = 'signedIn', guard = pass }: AddedCall): MiddlewareHandler<SandboxEnv>[] => [
    guard,
    ...(access === 'everybody' ? [] : [requireToken(platform, access === 'signedIn' ? undefined : access)]),
  ];
  return {
    registered: addedCalls,
    factsOf: (path) => addedCalls.find(([{ url }]) => url === path)?.[1],
    add(call, facts, handle) {
      addedCalls.push([call, facts]);
      const { query: querySchema, body: bodySchema } = call as Call;
      const formOf = bodySchema && toJson(bodySchema, 'input');
      const readBody = async (c: Context<SandboxEnv>) => {
        if (!bodySchema || !formOf) return undefined;
        const payload = await readPayload(c, facts.encrypted && platform.payloadKey);
        const given = isFormEncoded(c) ? fromForm(formOf, payload) : payload;
        // Forms for signing in or confirming the identity show a refusal as a whole.
        const read = facts.encrypted || facts.access === 'everybody' ? readQuery : readForm;
        return read(facts.bodyOf?.(given) ?? bodySchema, facts.plain?.(given) ?? given);
      };
      app.on(call.method, [call.url], ...guardOf(facts), async (c) => {
        const parameters = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));
        try {
          if (call.method === 'POST' && !facts.conditional) refuseIfMatch(c);
          const query = (querySchema && readQuery(querySchema, parameters)) as Given<typeof call>['query'];
          const body = (await readBody(c)) as Given<typeof call>['body'];
          const { version } = { ...(body as { version?: number } | undefined) };
          const terms = () => ({
            versions: facts.conditional && acceptedVersions(c, version),
            key: facts.idempotent && readKey(c, body),
          });
          const data = await handle({ c, account: c.get('account'), query, body, now: platform.now(), terms });
          if (platform.judging) judgeResponse(call, data);
          return success(c, data);
        } catch (error) {
          if (platform.judging && error instanceof CallFailure) judgeFailure(call, error);
          throw error;
        }
      });
    },
    addPage(call, facts, handle) {
      addedCalls.push([call, facts]);
      app.on(call.method, [call.url], ...guardOf(facts), handle);
    },
  };
}

const pass: MiddlewareHandler<SandboxEnv> = (_, next) => next();

const isFormEncoded = (c: Context<SandboxEnv>) =>
  c.req.header('content-type')?.includes('application/x-www-form-urlencoded') ?? false;
