import { RefreshButton } from '../../tools/refresh-button';
import { tool } from '../../tools/tool';
import { reloadView } from '../connect/reload-view';
import { useConsole } from '../kernel/console-context';

export const refreshTool = tool({
  id: 'refresh',
  title: { zh: '刷新', en: 'Refresh' },
  setting: true,
  button: Refresh,
});

function Refresh() {
  const parts = useConsole();
  return <RefreshButton onRefresh={() => void reloadView(parts)} />;
}
