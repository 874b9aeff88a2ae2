import type { TabsStore, ThemeStore } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { readKeysOff, type ShortcutName, shortcutOf } from './shortcuts';

/** What shortcuts act on. */
export interface KeyParts {
  tabs: Pick<TabsStore, 'state' | 'go' | 'reload' | 'close'>;
  theme: Pick<ThemeStore, 'settings'>;
  goTo: (address: string) => void;
  /** Ends the listening. */
  signal: AbortSignal;
}

/** Listens for the shortcuts that the person wants; `first` is a press from before. */
export function followKeys({ tabs, theme, goTo, signal }: KeyParts, first?: KeyboardEvent): void {
  if (signal.aborted) return;
  const handleKeyDown = (event: KeyboardEvent) => {
    const name = shortcutOf(event, readKeysOff(theme.settings.extra.keysOff));
    if (!name) return;
    event.preventDefault();
    run(name);
  };
  document.addEventListener('keydown', handleKeyDown, { signal });
  if (first) handleKeyDown(first);

  function run(name: ShortcutName): void {
    const { tabs: open, active } = tabs.state.list;
    const place = open.findIndex(({ key }) => key === active);
    const present = open[place];
    if (name === 'newOrder') goTo(href('/order/quickOrder'));
    else if (name === 'reload') void tabs.reload();
    else if (name === 'closeTab') {
      if (present && !present.noClosable) void tabs.close(present.key);
    } else {
      const next = open[(place + (name === 'nextTab' ? 1 : -1) + open.length) % open.length];
      if (next && next !== present) tabs.go(next.key);
    }
  }
}
