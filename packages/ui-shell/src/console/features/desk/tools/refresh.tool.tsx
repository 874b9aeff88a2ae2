import { RefreshCw } from 'lucide-react';
import { RefreshButton } from '../../../../shell/tools/refresh-button';
import { tool } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';
import { reloadView } from '../../navigation/tabs/reload-view';

export const refreshTool = tool({
  id: 'refresh',
  title: { zh: '刷新', en: 'Refresh' },
  setting: true,
  menuIcon: RefreshCw,
  button: Refresh,
});

function Refresh() {
  const parts = useConsole();
  return <RefreshButton onRefresh={() => void reloadView(parts)} />;
}
