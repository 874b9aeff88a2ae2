import { withMessages } from '@waybill/kit/console';
import { PasswordField, type Text } from '@waybill/ui-shell';
import { FormDialog, type FormDialogProps } from '@waybill/ui-shell/forms';
import { notEmpty, object, pipe, string } from '@waybill/validators';
import { authenticatorMessages } from './messages';

const schema = withMessages(object({ password: pipe(string(), notEmpty()) }));

export interface PasswordDialogProps {
  title: Text;
  description: Text;
  submit: Text;
  tone?: 'primary' | 'danger';
  /** Does what the password is asked for. */
  run: (password: string) => ReturnType<FormDialogProps<{ password: string }, unknown>['save']>;
  onClose: () => void;
}

/** Asks for the password before something that only its owner may do. */
export function PasswordDialog({ run, ...dialog }: PasswordDialogProps) {
  return (
    <FormDialog {...dialog} schema={schema} values={{ password: '' }} save={({ password }) => run(password)}>
      {(form) => (
        <PasswordField {...form.field('password', authenticatorMessages.password)} autoComplete="current-password" />
      )}
    </FormDialog>
  );
}
