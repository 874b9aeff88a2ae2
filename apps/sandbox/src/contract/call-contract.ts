import { validate } from '@waybill/validators';
import { CallFailure } from '../server/call-failure';
import { badField } from '../server/fields';
import type { Described, JsonSchema } from './described';

/** What a call takes and answers. */
export interface CallContract<Query = unknown, Body = unknown> {
  method: 'get' | 'post';
  path: string;
  /** One sentence. */
  summary: string;
  /** What whoever calls must have; a token alone unless given. */
  permission?: string;
  query?: Described<Query>;
  body?: Described<Body>;
  /** The kinds of file that it takes, as they are, in place of a body. */
  file?: readonly string[];
  /** `data` of the response. */
  response: Described<unknown>;
  /** It may be sent twice with one `Idempotency-Key`. */
  idempotent?: true;
}

/** Reads what a caller sent; throws `CallFailure` 400 that names the first wrong field, in `data.fields` too where it came from a form. */
export function readBy<Output>(described: Described<Output>, value: unknown, isForm: boolean): Output {
  const result = validate(described.schema, value, { stopAt: 'first' });
  if (result.ok) return result.value;
  const field = (result.issues[0]?.path ?? []).map(String).join('.');
  if (field === '') throw new CallFailure(400, 'badRequest');
  throw isForm ? new CallFailure(400, 'badField', { values: { field }, field }) : badField(field);
}

/** The document that OpenAPI 3.1 asks for, from the contracts that check the calls. */
export function toOpenApi(contracts: readonly CallContract[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const contract of contracts) {
    const operations = paths[contract.path] ?? {};
    operations[contract.method] = toOperation(contract);
    paths[contract.path] = operations;
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
      schemas: {
        Failure: {
          type: 'object',
          description: 'Answered with HTTP 200 and a code other than 200.',
          properties: { code: { type: 'integer', not: { const: 200 } }, message: { type: 'string' }, data: {} },
          required: ['code', 'message', 'data'],
        },
      },
    },
    security: [{ token: [] }],
  };
}

function toOperation({ path, method, summary, permission, query, body, file, response, idempotent }: CallContract) {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and request again change nothing and get the same record.',
    schema: { type: 'string', minLength: 1, maxLength: 80 },
  };
  return {
    operationId: `${method}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    description: permission === undefined ? 'Needs a token.' : `Needs the permission ${permission}.`,
    parameters: [...toParameters(query), ...(idempotent ? [key] : [])],
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body.json } } } } : {}),
    ...(file ? { requestBody: { required: true, content: Object.fromEntries(file.map((kind) => [kind, {}])) } } : {}),
    responses: {
      200: {
        description: 'Done, or a failure in the body.',
        content: { 'application/json': { schema: { anyOf: [toEnvelope(response), failed] } } },
      },
    },
  };
}

const failed = { $ref: '#/components/schemas/Failure' };

const toEnvelope = ({ json }: Described<unknown>) => ({
  type: 'object',
  properties: { code: { const: 200 }, message: { type: 'string' }, data: json },
  required: ['code', 'message', 'data'],
});

function toParameters(query: Described<unknown> | undefined) {
  const { properties = {}, required = [] } = (query?.json ?? {}) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}
