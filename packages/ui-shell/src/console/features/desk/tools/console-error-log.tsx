import { ErrorLogDialog } from '../../../../shell/error-log/error-log-dialog';
import type { ToolDialogProps } from '../../../../shell/tools/tool';
import { useConsole } from '../../../kernel/console-context';

/** The console's error log with its search engines. */
export function ConsoleErrorLog(state: ToolDialogProps) {
  const { errorLog, config } = useConsole();
  return <ErrorLogDialog {...state} log={errorLog} engines={config.errorLog.engines} />;
}
