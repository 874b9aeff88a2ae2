import { Bug } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
import type { ErrorLog } from './create-error-log';
import { errorLogMessages } from './messages';

/** @public */
export interface ErrorLogButtonProps {
  log: ErrorLog;
  /** Opens the `<ErrorLogDialog>`, which an app may load only now. */
  onOpen: () => void;
}

/** The bug icon of the header with the number of distinct stored errors. @public */
export function ErrorLogButton({ log, onOpen }: ErrorLogButtonProps) {
  const t = useText();
  const { list } = useSnapshot(log.state);
  return (
    <ToolButton
      icon={Bug}
      label={t(errorLogMessages.open)}
      badge={list.length}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
