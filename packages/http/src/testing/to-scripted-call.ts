import axios, { type InternalAxiosRequestConfig } from 'axios';
import type { ScriptedCall } from './script-line';

/** The call as a test wants to read it. */
export function toScriptedCall(config: InternalAxiosRequestConfig): ScriptedCall {
  const { baseURL: _, ...withoutBase } = config;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(config.headers.toJSON())) headers[name.toLowerCase()] = String(value);
  return {
    method: (config.method ?? 'get').toUpperCase(),
    url: axios.getUri(withoutBase),
    headers,
    body: toBody(config.data),
  };
}

function toBody(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}
