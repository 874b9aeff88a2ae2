import { createTabsStore, type TabsStore } from '../../../../shell/tabs/create-tabs-store';
import { createTabsMemory, rememberTabs } from '../../../../shell/tabs/tabs-memory';
import { useConsole } from '../../../kernel/console-context';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { askBeforeLosing } from './ask-before-losing';
import { followViews } from './follow-views';

/** The open tabs, to close or retitle them; `useTabs` of `@waybill/ui-shell` renders with their state. Throws outside of a console. @public */
export const useConsoleTabs = (): TabsStore => tabsOf(useConsole());

/** The tabs of a console, which follow the view and the session. They come with the shell's code, which the login page does not load. */
export const tabsOf = (parts: ConsoleParts): TabsStore => parts.once(connect, parts);

function connect(parts: ConsoleParts): TabsStore {
  const { config, history, tabsState, session, confirm, i18n, leaving, belongings, ended } = parts;
  const { report } = parts.errorLog;
  const name = `${config.storagePrefix}.tabs`;
  const memory = config.tabs.keepOnReload && createTabsMemory({ storage: () => window.sessionStorage, name, report });
  const tabs = createTabsStore(
    {
      navigate: history.push,
      confirm: (unsaved) => askBeforeLosing(confirm, i18n, unsaved),
      ...(memory && { memory }),
    },
    tabsState,
  );
  leaving.confirm = tabs.confirmLeaving;
  belongings.tabs = () => rememberTabs(tabsState.list.tabs);
  followViews(tabs, parts);
  session.subscribe(({ state, previous }) => {
    if (state.epoch !== previous.epoch) tabs.reset();
  });
  ended.addEventListener('abort', tabs.dispose);
  return tabs;
}
