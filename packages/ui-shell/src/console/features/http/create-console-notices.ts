import { createNotices, type Notices } from '../../../shell/notice/create-notices';
import { callEndpoint } from '../../kernel/call-endpoint';
import { useConsole } from '../../kernel/console-context';
import type { ConsoleParts } from '../../kernel/console-parts';

/** The notices behind the bell: `useNotices().add(...)` shows a pushed notice. Throws outside of a console. @beta */
export const useNotices = (): Notices => noticesOf(useConsole());

/** The notices of a console, which a change of user empties. */
export const noticesOf = (parts: ConsoleParts): Notices => parts.once(createConsoleNotices, parts);

/** The notice popover's lists, from the platform's call; both tabs are fed by one list (`notice` and `email` of each item). */
export function createConsoleNotices({ http, api, session }: Pick<ConsoleParts, 'http' | 'api' | 'session'>): Notices {
  const { notices } = api.endpoints;
  const ask = async (options: { signal?: AbortSignal; silent?: boolean }) =>
    notices ? callEndpoint(http, notices, options) : undefined;
  let shared: Promise<unknown> | undefined;
  // At the start both tabs load at once, and must not abort each other.
  const askOnce = () => {
    shared ??= ask({ silent: true }).finally(() => {
      shared = undefined;
    });
    return shared;
  };
  const made = createNotices({
    source: async (kind, signal, { background = false }) => {
      const data = await (background ? askOnce() : ask({ signal }));
      return listOf(data).filter((item) => typeof item[kind] === 'string');
    },
  });
  session.subscribe(({ state, previous }) => {
    if (state.epoch !== previous.epoch) made.reset();
  });
  return made;
}

/** The objects of a response's list. */
export function listOf(data: unknown): Record<string, unknown>[] {
  const list: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'list') : undefined;
  return Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : [];
}
