import { Maximize } from 'lucide-react';
import { FullScreenButton } from '../../../../shell/tools/full-screen-button';
import { tool } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';

export const fullScreenTool = tool({
  id: 'fullScreen',
  title: { zh: '全屏', en: 'Full screen' },
  setting: true,
  menuIcon: Maximize,
  button: () => <FullScreenButton onRefuse={useConsole().toasts.error} />,
});
