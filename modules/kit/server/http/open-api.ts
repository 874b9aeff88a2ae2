import { type JsonSchema, toJsonSchema } from '@waybill/validators';
import type { AnySchema, Call, PageCall } from '../../contract/call';
import type { Permission } from '../../contract/permissions';
import type { MessageName } from './messages';

/** Facts about a call that the contract does not contain. */
export interface CallFacts {
  summary: string;
  /** Access to the call: public, every signed-in account, or accounts with a right. Default: every signed-in account. */
  access?: 'everybody' | 'signedIn' | Permission;
  /** It may be sent twice with one `Idempotency-Key`. */
  idempotent?: true;
  /** It writes a record that has a version, and heeds `If-Match`. */
  conditional?: true;
  /** Largest body in bytes, and the message that refuses a larger one. Default: `limits.perBody.bytes` and `bodyTooLarge`. */
  largest?: { bytes: number; message?: MessageName };
  /** Excluded from the record of actions. */
  unrecorded?: true;
}

/** A registered call with its facts. */
export type RegisteredCall = readonly [call: Call | PageCall, facts: CallFacts];

/** A schema in the words of JSON Schema, as a part of a document. */
export function toJson(schema: AnySchema, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, { side });
  return json;
}

/** Creates the OpenAPI 3.1 document from the schemas that validate the calls. */
export function toOpenApi(calls: readonly RegisteredCall[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [call, facts] of calls) {
    const path = toPath(call.url);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(path, call, facts) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waybill sandbox',
      version: '1.0.0',
      summary: 'A vehicle consignment platform: its orders and its people.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: { Failure: failureOf({}, { not: { const: 200 } }) },
    },
    security: [{ token: [] }],
  };
}

const headers = {
  idempotent: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and request again change nothing and get the same record.',
    schema: { type: 'string', minLength: 1, maxLength: 80 },
  },
  conditional: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'Entity tags of the record, or `*`; 409 where one of them was that of an older version, 412 where none ever was one of the record, 400 where it cannot be read.',
    schema: { type: 'string' },
  },
};

/** The path of a call in the document, such as `/avatar/{key}`. */
export const toPath = (url: string): string => url.replace(/:(\w+)/g, '{$1}');

/** An operation of the document, from the schemas of its call. */
export function toOperation(path: string, call: Call | PageCall, { summary, access = 'signedIn', ...sent }: CallFacts) {
  const { body, file } = call as Partial<Call>;
  const content = body ? { 'application/json': { schema: toJson(body, 'input') } } : file && toContent(file);
  return {
    operationId: `${call.method.toLowerCase()}${path.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    description: whoMay[access] ?? `Needs the permission ${access}.`,
    ...(access === 'everybody' && { security: [] }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text })),
      ...(call.query ? toParameters(toJson(call.query, 'input')) : []),
      ...(sent.idempotent ? [headers.idempotent] : []),
      ...(sent.conditional ? [headers.conditional] : []),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses: 'response' in call ? { 200: toEnvelopes(call) } : { default: toPage(call) },
  };
}

const text = { type: 'string' };
const whoMay: Readonly<Record<string, string>> = { everybody: 'Needs nothing.', signedIn: 'Needs a token.' };
const toContent = (kinds: readonly string[]) => Object.fromEntries(kinds.map((kind) => [kind, {}]));

const toPage = ({ content }: PageCall) => ({
  description: content ? 'The content, or a failure as an envelope.' : 'Another address.',
  ...(content && { content: { [content]: {} } }),
});

const toEnvelopes = ({ response, errors = {} }: Call) => ({
  description: 'Done, or a failure in the body.',
  content: {
    'application/json': {
      schema: {
        anyOf: [
          envelope({ const: 200 }, toJson(response, 'output')),
          ...Object.entries(errors).map(([code, schema]) =>
            failureOf(toJson(schema, 'output'), { const: Number(code) }),
          ),
          { $ref: '#/components/schemas/Failure' },
        ],
      },
    },
  },
});

const envelope = (code: JsonSchema, data: JsonSchema) => ({
  type: 'object',
  properties: { code, message: text, data },
  required: ['code', 'message', 'data'],
});

const failureOf = (data: JsonSchema, code: JsonSchema) => ({
  ...envelope({ type: 'integer', ...code }, data),
  description: 'Answered with HTTP 200 and a code other than 200.',
});

const toParameters = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: (required as string[]).includes(name),
    schema,
  }));
