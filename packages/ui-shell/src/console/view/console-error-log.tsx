import { ErrorLogDialog } from '../../error-log/error-log-dialog';
import { useConsole } from '../console-context';
import type { DialogState } from './dialog-state';

/** The console's error log with its search engines. */
export function ConsoleErrorLog(state: DialogState) {
  const { errorLog, config } = useConsole();
  return <ErrorLogDialog {...state} log={errorLog} engines={config.errorLog.engines} />;
}
