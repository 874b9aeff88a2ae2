import { SearchDialog } from '../../search/search-dialog';
import { useConsole } from '../console-context';
import type { DialogState } from './dialog-state';

/** The console's search with its engine and the server's suggestions. */
export function ConsoleSearch(state: DialogState) {
  const { config, suggestions } = useConsole();
  return <SearchDialog {...state} engine={config.searchEngine} delay={config.searchDelay} source={suggestions} />;
}
