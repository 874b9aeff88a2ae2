import { createLazyPart } from '../../../../lib/create-lazy-part';
import { type ToolProps, tool } from '../../../../shell/tools/tool';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';

/** The other way into the theme drawer: a button at the edge of the window. */
export const themeSettingTool = tool({
  id: 'themeSetting',
  title: { zh: '悬浮主题入口', en: 'Floating theme entry' },
  setting: { default: false, inDrawer: false },
  button: FloatingEntry,
  dialog: () => import('./console-theme-drawer').then((module) => module.ConsoleThemeDrawer),
});

const themeEntry = createLazyPart(() =>
  import('../../../../shell/settings/theme-entry').then((module) => module.ThemeEntry),
);

function FloatingEntry({ onOpen }: ToolProps) {
  const Entry = useLazyPart(themeEntry, true);
  return Entry && <Entry onOpen={onOpen} />;
}
