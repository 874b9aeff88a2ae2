import { useSnapshot } from 'valtio';
import { Button } from '../controls/basic/button';
import { useText } from '../locales/use-text';
import type { Confirm, Question } from './create-confirm';
import { Dialog } from './dialog';
import { feedbackMessages } from './messages';

/** @public */
export interface ConfirmDialogProps {
  confirm: Confirm;
}

/** Draws the questions of a `createConfirm()`; Escape and the mask answer no. @public */
export function ConfirmDialog({ confirm }: ConfirmDialogProps) {
  const t = useText();
  const question = useSnapshot(confirm.state).question as Question | null;
  if (!question) return null;
  const say = (text: Question['title']) => (typeof text === 'string' ? text : t(text));
  return (
    <Dialog
      open
      role="alertdialog"
      width={420}
      title={say(question.title)}
      description={question.description && say(question.description)}
      onOpenChange={(open) => !open && confirm.answer(false)}
      footer={
        <>
          <Button onClick={() => confirm.answer(false)}>{say(question.cancel ?? feedbackMessages.cancel)}</Button>
          <Button tone={question.tone ?? 'primary'} onClick={() => confirm.answer(true)}>
            {say(question.confirm ?? feedbackMessages.confirm)}
          </Button>
        </>
      }
    />
  );
}
