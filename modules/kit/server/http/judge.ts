import { isDeepStrictEqual } from 'node:util';
import { validate } from '@waybill/validators';
import type { AnySchema, Call } from '../../contract/call';
import type { CallFailure } from './call-failure';

/** Throws where a response is not what the contract says, or holds more than that. */
export function judgeResponse(call: Call, data: unknown): void {
  judge(call, call.response, data);
}

/** Throws where what a refusal tells besides its sentence is not what the contract says for its code. */
export function judgeFailure(call: Call, { code, options: { data } }: CallFailure): void {
  if (data === undefined) return;
  const schema = call.errors?.[code];
  if (!schema)
    throw new Error(`${call.method} ${call.url} refuses with ${code} and data of which its contract says nothing.`);
  judge(call, schema, data);
}

function judge({ method, url }: Call, schema: AnySchema, given: unknown): void {
  // As it travels: what is `undefined` is not sent.
  const data: unknown = JSON.parse(JSON.stringify(given ?? null));
  const read = validate(schema, data);
  const named = read.ok
    ? ''
    : read.issues.map(({ path, code }) => `${path.map(String).join('.')} (${code})`).join(', ');
  if (!read.ok) throw new Error(`${method} ${url} answers what its contract does not say: ${named}.`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(read.value)), data))
    throw new Error(`${method} ${url} answers more than its contract says: ${JSON.stringify(data).slice(0, 500)}`);
}
