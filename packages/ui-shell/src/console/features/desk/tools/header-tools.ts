import type { Tool } from '../../../../shell/tools/tool';
import { errorLogTool } from './error-log.tool';
import { fullScreenTool } from './full-screen.tool';
import { languageTool } from './language.tool';
import { noticeTool } from './notice.tool';
import { refreshTool } from './refresh.tool';
import { searchTool } from './search.tool';
import { themeTool } from './theme.tool';
import { themeSettingTool } from './theme-setting.tool';
import { userTool } from './user.tool';

/** The shell's tools in the order of the header: a further one is a file and a line here. */
export const headerTools: readonly Tool[] = [
  errorLogTool,
  searchTool,
  noticeTool,
  fullScreenTool,
  languageTool,
  themeTool,
  refreshTool,
  userTool,
  themeSettingTool,
];
