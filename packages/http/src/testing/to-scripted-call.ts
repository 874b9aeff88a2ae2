import type { AdapterRequest } from '../request/adapter';
import type { ScriptedCall } from './script-line';

/** Converts the call for the assertions of a test. */
export function toScriptedCall({ method = 'GET', url = '', params, headers, data }: AdapterRequest): ScriptedCall {
  const fields = Object.entries(headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    method: method.toUpperCase(),
    url: params ? withQuery(url, String(params)) : url,
    headers: Object.fromEntries(fields),
    body: toBody(data),
  };
}

function withQuery(url: string, query: string): string {
  const address = url.split('#')[0] ?? '';
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function toBody(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
