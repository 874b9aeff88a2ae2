import type { Context } from 'hono';
import type { CallFailure } from './call-failure';
import { languageOf } from './language';
import { sentence } from './messages';
import type { SandboxEnv } from './sandbox-env';

/** The body of every response. */
export interface Envelope<Data = unknown> {
  /** A code of the specification's catalogue; 200 is success. */
  code: number;
  /** A sentence in the language of `Accept-Language`. */
  message: string;
  data: Data;
}

/** The response to a call: `{ code: 200, message, data }`. */
export function success(c: Context<SandboxEnv>, data: unknown = null): Response {
  const message = sentence('success', languageOf(c));
  return c.json({ code: 200, message, data } satisfies Envelope);
}

/** Returns why a call failed, in its language: the reason alone if its message contains one. */
export function reasonOf(c: Context<SandboxEnv>, { sentenceName, options: { values } }: CallFailure): string {
  return String(values?.why ?? sentence(sentenceName, languageOf(c), values));
}

/** The response to a call that failed: the code and the sentence of a failure. */
export function failure(c: Context<SandboxEnv>, error: CallFailure): Response {
  const { values, status = 200, retryAfter, field, data: more } = error.options;
  const language = languageOf(c);
  const message = sentence(error.sentenceName, language, values);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  const data = {
    ...more,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(field === undefined
      ? {}
      : { fields: { [field]: error.sentenceName === 'badField' ? sentence('wrongHere', language) : message } }),
  };
  return c.json(
    { code: error.code, message, data: Object.keys(data).length > 0 ? data : null } satisfies Envelope,
    status,
  );
}
