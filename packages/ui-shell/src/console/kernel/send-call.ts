import type { HttpClient, HttpRequest, HttpResponse } from '@waybill/http';
import type { Call, CallRequest, EditContext } from './call';
import type { EntityTags } from './ports/entity-tags';
import { readResponse } from './read-response';

/** How a call is sent. */
export type SendOptions = Omit<HttpRequest, keyof CallRequest | 'params'> & Pick<HttpRequest, 'headers'>;

/** The parts of a console that sending uses. */
export interface Sender {
  readonly http: Pick<HttpClient, 'raw'>;
  readonly entityTags: Pick<EntityTags, 'pass'>;
}

/** The response's data does not match the call's `from`. */
export class UnmappedResponseError extends Error {
  override readonly name = 'UnmappedResponseError';
}

/** A call was not sent because a parameter of its url is missing or would change the path. @public */
export class UnsentCallError extends Error {
  override readonly name = 'UnsentCallError';
}

/** Makes a call and reads its response. Rejects with the client's error, an `UnsentCallError`, an `UnexpectedResponseError`, or an `UnmappedResponseError` where `from` throws. */
export async function sendCall(sender: Sender, call: Call, fields?: object, options?: SendOptions): Promise<unknown> {
  return readCall(sender, call, await sender.http.raw(toHttpRequest(call, fields, options)));
}

/** Reads the data of a call from a response and gives it the response's `ETag`. */
export async function readCall(
  { entityTags }: Pick<Sender, 'entityTags'>,
  call: Call,
  { data, ...frame }: HttpResponse,
): Promise<unknown> {
  const value = call.response ? await readResponse(nameOf(call), call.response, data) : data;
  entityTags.pass(data, value);
  if (!call.from) return value;
  const made = await fromResponse(call.from as (value: unknown, frame: unknown) => unknown);
  entityTags.pass(data, made);
  return made;

  async function fromResponse(from: (value: unknown, frame: unknown) => unknown): Promise<unknown> {
    try {
      return await from(value, frame);
    } catch (cause) {
      const sentence = `\`from\` cannot read what ${frame.method} ${frame.url} returned: ${saidBy(cause)}`;
      throw new UnmappedResponseError(sentence, { cause });
    }
  }
}

/** The request of a call with these fields. Throws an `UnsentCallError` if they do not fill its url. */
export function toHttpRequest(
  call: Call,
  fields?: object,
  options: SendOptions = {},
  edit: EditContext = { before: undefined, changed: fields ?? {} },
): HttpRequest {
  const {
    url = call.url,
    method = call.method,
    params,
    query,
    headers,
    ...rest
  } = call.toRequest ? call.toRequest(fields as never, edit as never) : split(call, fields);
  const inQuery = query && Object.entries(query).filter(([, value]) => value !== '' && value !== undefined);
  return {
    ...options,
    ...rest,
    url: fillUrl(url, params ?? fields ?? {}),
    method,
    ...(inQuery?.length && { params: Object.fromEntries(inQuery) }),
    ...(headers && { headers: { ...options.headers, ...headers } }),
  };
}

/** A call by method and url, for sentences. */
export const nameOf = ({ method, url }: Pick<Call, 'method' | 'url'>): string => `${method} ${url}`;

const named = /\/:([^/]+)/g;

/** Whether a url names this parameter. */
export const hasParam = (url: string, name: string): boolean => [...url.matchAll(named)].some(([, at]) => at === name);

function split({ method, url, body }: Call, fields?: object): CallRequest {
  if (!fields) return {};
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !hasParam(url, name)));
  if (method === 'GET') return { query: rest };
  if (method === 'DELETE' && Object.keys(rest).length === 0) return {};
  // A query is separate only beside a declared body.
  if (!body || !('query' in rest)) return { body: rest };
  const { query, ...sent } = rest;
  return { query, body: sent };
}

function fillUrl(url: string, values: object): string {
  return url.replace(named, (_, name: string) => {
    const value = String(Reflect.get(values, name) ?? '');
    // The browser resolves `..` to another path, even encoded.
    if (value === '' || value === '.' || value === '..')
      throw new UnsentCallError(`${url} was not asked for: "${name}" is ${value === '' ? 'missing' : `"${value}"`}.`);
    return `/${encodeURIComponent(value)}`;
  });
}

/** The message of a foreign exception, which may be any value, even one that cannot be converted to text. */
const saidBy = (cause: unknown): string =>
  cause instanceof Error || typeof cause !== 'object' ? String(cause) : 'it threw an object that is no error';
