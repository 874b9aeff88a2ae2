import { withMessages } from '@waybill/kit/console';
import { PasswordField, type Text } from '@waybill/ui-shell';
import type { Written } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { notEmpty, object, pipe, string } from '@waybill/validators';
import { personalMessages } from '../messages';

const schema = withMessages(object({ password: pipe(string(), notEmpty()) }));

export interface PasswordDialogProps<Value> {
  title: Text;
  description: Text;
  submit: Text;
  tone?: 'primary' | 'danger';
  /** Performs the task that the password protects. */
  send: (password: string) => Promise<Written<Value>>;
  onDone: (value: Value) => unknown;
  onClose: () => void;
}

/** Asks for the password before an action reserved to the owner. */
export function PasswordDialog<Value>({ send, onDone, ...dialog }: PasswordDialogProps<Value>) {
  return (
    <FormDialog
      {...dialog}
      schema={schema}
      values={{ password: '' }}
      save={async ({ password }) => {
        const written = await send(password);
        if (written.done) await onDone(written.value);
        return written;
      }}
    >
      {(form) => (
        <PasswordField {...form.field('password', personalMessages.present)} autoComplete="current-password" />
      )}
    </FormDialog>
  );
}
