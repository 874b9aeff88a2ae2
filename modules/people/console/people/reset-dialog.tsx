import { useDoneToast, withMessages } from '@waybill/kit/console';
import { PasswordField, useText } from '@waybill/ui-shell';
import { useWrites } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { object, withCode } from '@waybill/validators';
import { type Account, accountFields } from '../../contract/people';
import { peopleMessages } from './messages';
import { accounts } from './people';

const schema = withMessages(object({ password: withCode(accountFields.password, 'passwordShort') }));

/** Sets a new password of an account, which ends its sessions. */
export function ResetDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText();
  const toastDone = useDoneToast();
  const { actions } = useWrites(accounts);
  return (
    <FormDialog
      title={{ ...peopleMessages.resetTitle, values: { name: account.username } }}
      submit={peopleMessages.resetPassword}
      schema={schema}
      values={{ password: '' }}
      messages={peopleMessages}
      save={({ password }) =>
        toastDone(actions.password(account.id, { password }), peopleMessages.resetDone, { name: account.username })
      }
      onClose={onClose}
    >
      {(form) => (
        <PasswordField
          {...form.field('password', peopleMessages.newPassword)}
          autoComplete="new-password"
          hint={t(peopleMessages.resetHint)}
        />
      )}
    </FormDialog>
  );
}
