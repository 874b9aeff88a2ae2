import { SearchDialog } from '../../../shell/search/search-dialog';
import type { ToolDialogProps } from '../../../shell/tools/tool';
import { useConsole } from '../../kernel/console-context';

/** The console's search with its engine and the server's suggestions. */
export function ConsoleSearch(state: ToolDialogProps) {
  const { config, suggestions } = useConsole();
  return <SearchDialog {...state} engine={config.searchEngine} delay={config.searchDelay} source={suggestions} />;
}
