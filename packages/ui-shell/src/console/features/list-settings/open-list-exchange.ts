import type { Entrance, Feedback, Keeping, Life, Server, Settings, Updates } from '../../kernel/console-parts';
import type { ListKeeping } from '../../kernel/list-keeping';
import { sendCall } from '../../kernel/send-call';
import { createListExchange, type ListExchange } from './create-list-exchange';
import type { ListSettingsStore } from './create-list-settings';

export type ExchangeParts = Settings & Feedback & Life & Server & Entrance & Updates & Keeping;

/** Opens what brings the lists of a browser and of the account together, with what the app keeps them by. */
export function openListExchange(
  parts: ExchangeParts & { lists: NonNullable<Keeping['lists']> },
  store: ListSettingsStore,
): ListExchange {
  const { config, lists, session, toasts, showFailure } = parts;
  let loading: Promise<ListKeeping> | undefined;
  return createListExchange({
    store,
    load: () => {
      loading ??= lists({
        read: async (call, ...[fields, options]) => (await sendCall(parts, call, fields ?? {}, options)) as never,
      });
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    },
    inTurn: (run) => navigator.locks?.request(`${config.storagePrefix}.lists`, run) ?? run(),
    signedIn: () => session.snapshot().user.username,
    onRefused: ({ userMessage }) => toasts.error(userMessage),
    onFailed: showFailure,
    now: Date.now,
  });
}
