import { Maximize2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useText } from '../../../../locales/use-text';
import { tabsMessages } from '../../../../shell/tabs/messages';
import { MenuItem } from '../../../../shell/tools/menu-parts';
import { isToolShown } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';
import { useConsoleTabs } from '../../navigation/tabs/tabs-of';
import { createCommands } from '../../runtime/commands/create-commands';
import { useTools } from './tools-context';

/** Entries of the avatar's menu for the tools that a phone's header omits. */
export function PhoneEntries() {
  const t = useText();
  const { once, theme } = useConsole();
  const tabs = useConsoleTabs();
  const { run } = once(createCommands);
  const settings = useSnapshot(theme.settings);
  return (
    <>
      {useTools()
        .filter((tool) => tool.menuIcon && isToolShown(tool, settings))
        .map(({ id, title, menuIcon }) => (
          <MenuItem key={id} icon={menuIcon} onSelect={() => run(`tool.${id}`)}>
            {t(title)}
          </MenuItem>
        ))}
      {/* Without the bar of tabs, a touch screen would have no way to leave the maximised page. */}
      {settings.showTabs && (
        <MenuItem icon={Maximize2} onSelect={() => tabs.maximise(true)}>
          {t(tabsMessages.maximise)}
        </MenuItem>
      )}
    </>
  );
}
