import type { Call, Reply } from '../call/call';
import { pageOf, sendBy } from './fetch-transport';
import type { TransportOptions } from './transport-options';

/** The reason why a call did not reach the server: a login proxy whose session has ended sent a page, or a redirect to one. */
export const htmlPageError = (why: string): Error => Object.assign(new Error(why), { code: 'page' });

/** Whether an unexpected page arrived, as a success or with a status that would end the session. */
export function isPage({ binary, request }: Call, { status, headers }: Reply): boolean {
  const isAsked = request.responseType === 'text' || (binary && headers['content-disposition']);
  return /^text\/html/i.test(headers['content-type'] ?? '') && (status < 300 ? !isAsked : status > 400 && status < 404);
}

/** Whether a browser's call failed because of a redirect to another origin, which the browser reports like a lost connection. */
export async function isRedirected(
  { address }: Call,
  options: TransportOptions,
  signal: AbortSignal,
): Promise<boolean> {
  if (options.adapter?.standalone || !address.startsWith(`${pageOf()?.origin}/`)) return false;
  return sendBy(options)(address, { method: 'HEAD', redirect: 'manual', signal }).then(
    ({ type }) => type === 'opaqueredirect',
    () => false,
  );
}
