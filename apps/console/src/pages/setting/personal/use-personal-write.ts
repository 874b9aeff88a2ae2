import { isHttpError, isResponseError } from '@waybill/http';
import type { Text } from '@waybill/ui-shell';
import { useHttp, useRefreshServerData, useToasts } from '@waybill/ui-shell/console';
import type { Refusal } from '@waybill/ui-shell/forms';
import { openSessions, ownProfile } from './personal';

/** Sends what a form of the personal centre holds; resolves to why it was not taken, for its fields. */
export function usePersonalWrite() {
  const http = useHttp();
  const toasts = useToasts();
  const refresh = useRefreshServerData();
  return async (
    path: string,
    body: object,
    done: Text | ((response: unknown) => Promise<Text>),
  ): Promise<Refusal | undefined> => {
    try {
      const response = await http.post(path, body, { silent: true });
      toasts.success(typeof done === 'function' ? await done(response) : done);
      return undefined;
    } catch (failure) {
      if (!isHttpError(failure)) throw failure;
      return { message: failure.userMessage, fields: isResponseError(failure) ? fieldsOf(failure.body) : {} };
    } finally {
      for (const { path } of [ownProfile, openSessions]) refresh(path);
    }
  };
}

function fieldsOf(body: unknown): Record<string, string> {
  const fields = (body as { data?: { fields?: unknown } } | null)?.data?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, sentence]) => typeof sentence === 'string'));
}
