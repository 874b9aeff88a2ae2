import type { SuggestionSource } from '../../../../shell/search/suggestion';
import { callEndpoint } from '../../../kernel/call-endpoint';
import type { Server, Settings } from '../../../kernel/console-parts';
import { listOf } from '../../http/create-console-notices';

/** Suggestions of the palette, from the platform's call. */
export function createSuggestionSource({ http, api }: Server & Settings): SuggestionSource {
  const { search } = api.endpoints;
  return async (query, signal) => {
    const data = search && (await callEndpoint(http, search, { payload: { query }, signal, silent: true }));
    return listOf(data).flatMap(({ value, url }) =>
      typeof value === 'string' ? [{ title: value, ...(typeof url === 'string' ? { url } : {}) }] : [],
    );
  };
}
