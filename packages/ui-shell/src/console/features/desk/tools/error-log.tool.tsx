import { createLazyPart } from '../../../../lib/create-lazy-part';
import { type ToolProps, tool } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';

export const errorLogTool = tool({
  id: 'errorLog',
  title: { zh: '错误日志', en: 'Error log' },
  button: ErrorLog,
  dialog: () => import('./console-error-log').then((module) => module.ConsoleErrorLog),
});

const errorLogButton = createLazyPart(() =>
  import('../../../../shell/error-log/error-log-button').then((module) => module.ErrorLogButton),
);

/** Shown only if errors are collected. */
function ErrorLog({ onOpen }: ToolProps) {
  const { errorLog } = useConsole();
  const Button = useLazyPart(errorLogButton, errorLog.capturing);
  return Button && <Button log={errorLog} onOpen={onOpen} />;
}
