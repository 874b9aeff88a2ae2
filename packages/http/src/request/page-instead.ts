import type { Call, Reply } from '../call/call';
import { pageOf, sendBy } from './fetch-transport';
import type { TransportOptions } from './transport-options';

/** Why a call reached no server: a login proxy whose session has ended sent a page, or the address of one. */
export const pageInstead = (why: string): Error => Object.assign(new Error(why), { code: 'page' });

/** Whether a page came that the call does not ask for, as a success or with a status that would end the session. */
export function isPage({ binary, request }: Call, { status, headers }: Reply): boolean {
  const isAsked = request.responseType === 'text' || (binary && headers['content-disposition']);
  return /^text\/html/i.test(headers['content-type'] ?? '') && (status < 300 ? !isAsked : status > 400 && status < 404);
}

/** Whether a browser's call failed since it was redirected to another origin, which the browser does not tell apart from a lost line. */
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
