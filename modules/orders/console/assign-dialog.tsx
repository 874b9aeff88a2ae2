import { withMessages } from '@waybill/kit/console';
import { TextField, useText } from '@waybill/ui-shell';
import { FormDialog } from '@waybill/ui-shell/forms';
import { object } from '@waybill/validators';
import { assignFields } from '../contract/steps';
import { type Assignment, type BulkQuestion, bulkDraft } from './bulk-question';
import { orderMessages } from './shared/messages';

const schema = withMessages(object(assignFields));
const empty: Assignment = { line: '', carrier: '' };

export interface AssignDialogProps {
  question: BulkQuestion;
  onAssign: (fields: Assignment) => void;
  onClose: () => void;
}

export function AssignDialog({ question, onAssign, onClose }: AssignDialogProps) {
  const t = useText();
  return (
    <FormDialog
      title={{ ...orderMessages.assignTitle, values: { count: question.ids.length } }}
      submit={orderMessages.assign}
      schema={schema}
      values={empty}
      typed={question.typed && { ...empty, ...question.typed }}
      refused={question.refused}
      draft={bulkDraft(question)}
      save={async (fields) => {
        onAssign(fields);
        return { done: true };
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('line', orderMessages.line)}
            placeholder={t(orderMessages.lineHint)}
            autoComplete="off"
          />
          <TextField
            {...form.field('carrier', orderMessages.carrier)}
            placeholder={t(orderMessages.carrierHint)}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}
