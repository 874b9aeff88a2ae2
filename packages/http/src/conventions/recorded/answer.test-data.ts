/** The twelve cases of the table, in the order of its columns. */
export const cases = [
  'success',
  'created',
  'empty',
  'page with total',
  'one wrong field',
  'two wrong fields',
  'expired',
  'forbidden',
  'broken',
  'not JSON',
  'GBK',
  '19-digit id',
] as const;

/** The outcome in the client: data, or a failure. */
export interface Outcome {
  data?: unknown;
  total?: number;
  kind?: 'response' | 'unreadable' | 'network';
  code?: number | string;
  message?: string;
  refusal?: 'expired' | 'unauthorized' | 'forbidden' | undefined;
  fields?: Record<string, string>;
}

/** A response of a real framework: its structure is recorded, its words and values are invented. */
export interface Answer {
  /** A case of the table, or an additional case. */
  name: string;
  status: number;
  type: string;
  headers: Record<string, string>;
  /** Text, each of whose characters is a byte in GBK. */
  body: string;
  outcome: Outcome;
}

/** A JSON or other response with its outcome. A text is the raw body. */
export const answer = (
  name: string,
  status: number,
  body: unknown,
  outcome: Outcome,
  { 'content-type': type = 'application/json', ...headers }: Record<string, string> = {},
): Answer => ({
  name,
  status,
  type,
  headers,
  body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  outcome,
});

/** 张三 as the bytes of GBK. */
export const nameInGbk = '\xd5\xc5\xc8\xfd';
export const longId = '1234567890123456789';
export const page = '<!doctype html><title>Down</title><h1>Down for maintenance</h1>';
export const asPage = { 'content-type': 'text/html; charset=utf-8' };
export const asGbk = { 'content-type': 'application/json;charset=GBK' };
