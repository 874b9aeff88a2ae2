import type { Call } from '../call/call';
import type { HttpRequest } from '../call/request-options';
import { Mistake } from '../errors/mistake';
import { toFormText } from './to-form-text';
import { toPlainBody } from './to-plain-body';

/** Copies the parts of a request that its caller could still change: options, query and body as they are in this tick. */
export function prepareRequest(given: HttpRequest): Pick<Call, 'request' | 'plain' | 'query' | 'unsendable'> {
  const { headers } = given;
  const request = { ...given, ...(headers && { headers: { ...headers } }) };
  try {
    if (given.body !== undefined && (given.method ?? 'GET') === 'GET') throw new Mistake('get');
    return { request, plain: toPlainBody(given), query: toFormText(given.params ?? {}) };
  } catch (unsendable) {
    return { request, plain: { data: undefined }, query: '', unsendable };
  }
}
