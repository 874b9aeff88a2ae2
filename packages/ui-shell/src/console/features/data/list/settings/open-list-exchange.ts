import type { Entrance, Feedback, Life, Modules, Server, Settings, Updates } from '../../../../kernel/console-parts';
import type { ConsoleModule } from '../../../../kernel/define-module';
import type { ListSettingsApi } from '../../../../kernel/list-settings-api';
import { sendCall } from '../../../../kernel/send-call';
import { createListExchange, type ListExchange } from './create-list-exchange';
import type { ListSettingsStore } from './create-list-settings';

export type ExchangeParts = Settings & Feedback & Life & Server & Entrance & Updates & Modules;

/** Opens the synchronisation of list settings with the calls of a module. */
export function openListExchange(
  parts: ExchangeParts,
  lists: NonNullable<ConsoleModule['lists']>,
  store: ListSettingsStore,
): ListExchange {
  const { config, session, toasts, showFailure } = parts;
  let loading: Promise<ListSettingsApi> | undefined;
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
