import type { Text } from '../../locales/define-messages';
import { searchMessages } from './messages';

/** An external search engine. @public */
export interface SearchEngine {
  name: Text;
  /** Address with the placeholder `{query}` for the percent-encoded query. */
  url: string;
}

/** The engine of the palette unless an app names another. @public */
export const defaultSearchEngine: SearchEngine = {
  name: searchMessages.baidu,
  url: 'https://www.baidu.com/s?wd={query}',
};

/** The engines of the error log unless an app names others. @public */
export const defaultSearchEngines: readonly SearchEngine[] = [
  defaultSearchEngine,
  { name: 'Google', url: 'https://www.google.com/search?q={query}' },
  { name: searchMessages.bing, url: 'https://www.bing.com/search?q={query}' },
];
