import { CloudOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { ToolButton } from '../../../../../controls/basic/tool-button';
import { VisuallyHidden } from '../../../../../lib/visually-hidden';
import { useText } from '../../../../../locales/use-text';
import { useConsole } from '../../../../kernel/console-context';
import { stepsOf } from '../steps-of';
import { queueMessages } from './messages';
import { queueOf } from './queue-of';
import { WaitingDialog } from './waiting-dialog';

/** The header button with the number of steps that wait for the connection or failed, which lists them; hidden for 0. */
export function WaitingBadge() {
  const t = useText();
  const parts = useConsole();
  const steps = stepsOf(parts);
  const queue = queueOf(parts);
  const [open, setOpen] = useState(false);
  const waiting = useSyncExternalStore(steps.subscribe, steps.waiting);
  const returned = useSyncExternalStore(steps.subscribe, steps.returned);
  const others = useSyncExternalStore(queue.subscribe, queue.others);
  const count = waiting.length + others.length;
  const sentences = [
    ...(count > 0 ? [t(queueMessages.waiting, { count })] : []),
    ...(returned.length > 0 ? [t(queueMessages.returned, { count: returned.length })] : []),
  ];
  const isEmpty = sentences.length === 0;
  return (
    <>
      <VisuallyHidden role="status">{sentences.join(' · ')}</VisuallyHidden>
      {!isEmpty && (
        <ToolButton
          icon={CloudOff}
          label={sentences.join(' · ')}
          badge={count + returned.length}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {open && (
        <WaitingDialog
          waiting={waiting}
          others={others}
          returned={returned}
          onDiscard={steps.discard}
          onDismiss={steps.dismiss}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
