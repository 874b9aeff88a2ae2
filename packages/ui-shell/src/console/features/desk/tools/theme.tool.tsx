import { ThemeButton } from '../../../../shell/tools/theme-button';
import { tool } from '../../../../shell/tools/tool';

/** It has no switch in the drawer, because hiding it would lock the user out of the drawer. */
export const themeTool = tool({
  id: 'theme',
  title: { zh: '主题设置', en: 'Theme settings' },
  setting: { default: true, inDrawer: false },
  button: ThemeButton,
  dialog: () => import('./console-theme-drawer').then((module) => module.ConsoleThemeDrawer),
});
