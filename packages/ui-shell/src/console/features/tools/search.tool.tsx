import { SearchButton } from '../../../shell/search/search-button';
import { tool } from '../../../shell/tools/tool';

export const searchTool = tool({
  id: 'search',
  title: { zh: '搜索', en: 'Search' },
  setting: true,
  button: SearchButton,
  dialog: () => import('./console-search').then((module) => module.ConsoleSearch),
});
