import { isDeepStrictEqual } from 'node:util';
import { validate } from '@waybill/validators';
import type { AnySchema, Call } from '../../contract/call';
import type { CallFailure } from './call-failure';

/** Throws if a response violates the contract or contains more. */
export function judgeResponse(call: Call, data: unknown): void {
  judge(call, call.response, data);
}

/** Throws if the data of a refusal violates the contract for its code. */
export function judgeFailure(call: Call, { code, options: { data } }: CallFailure): void {
  if (data === undefined) return;
  const schema = call.errors?.[code];
  if (!schema)
    throw new Error(`${call.method} ${call.url} refuses with ${code} and data of which its contract says nothing.`);
  judge(call, schema, data);
}

function judge({ method, url }: Call, schema: AnySchema, given: unknown): void {
  // Compares the serialised form: `undefined` is not sent.
  const data: unknown = JSON.parse(JSON.stringify(given ?? null));
  const read = validate(schema, data);
  const named = read.ok
    ? ''
    : read.issues.map(({ path, code }) => `${path.map(String).join('.')} (${code})`).join(', ');
  if (!read.ok) throw new Error(`${method} ${url} answers what its contract does not say: ${named}.`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(read.value)), data))
    throw new Error(`${method} ${url} answers more than its contract says: ${JSON.stringify(data).slice(0, 500)}`);
}
