import { ThemeButton } from '../../../../shell/tools/theme-button';
import { tool } from '../../../../shell/tools/tool';

/** Without a row in the drawer: whoever hid it there could never open the drawer again. */
export const themeTool = tool({
  id: 'theme',
  title: { zh: '主题设置', en: 'Theme settings' },
  setting: { default: true, inDrawer: false },
  button: ThemeButton,
  dialog: () => import('./console-theme-drawer').then((module) => module.ConsoleThemeDrawer),
});
