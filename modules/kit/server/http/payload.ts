import type { Context } from 'hono';
import { CallFailure } from './call-failure';
import type { PayloadKey } from './payload-key';
import type { SandboxEnv } from './sandbox-env';

/** The fields of a request; values are whatever the caller sent. */
export type Payload = Readonly<Record<string, unknown>>;

/** Reads a JSON or form-encoded body as one object; a key first decrypts a JSON string or bare base64 text. Throws `CallFailure` 400 for anything else. */
export async function readPayload(c: Context<SandboxEnv>, key?: PayloadKey): Promise<Payload> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  if (c.req.header('content-type')?.includes('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const value = parseBody(text, key);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new CallFailure(400, 'badRequest');
  return value as Payload;
}

function parseBody(text: string, key: PayloadKey | undefined): unknown {
  const value = parseJson(text) ?? (/^[A-Za-z0-9+/=\s]+$/.test(text) ? text : undefined);
  if (typeof value !== 'string' || !key) return value;
  const plain = key.decrypt(value);
  if (plain === undefined) throw new CallFailure(400, 'badCipher');
  return parseJson(plain);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
