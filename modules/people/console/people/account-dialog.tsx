import { useDoneToast, withMessages } from '@waybill/kit/console';
import { PasswordField, TextField } from '@waybill/ui-shell';
import { useEdit } from '@waybill/ui-shell/console';
import { CheckboxGroup } from '@waybill/ui-shell/controls';
import { FormDialog } from '@waybill/ui-shell/forms';
import { check, isMobile, object, pipe, string, withCode } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { type Account, accountFields } from '../../contract/people';
import { peopleMessages } from './messages';
import { accounts } from './people';

const chosen = withCode(accountFields.roles, 'rolesMissing');

const newSchema = withMessages(
  object({
    username: withCode(accountFields.username, 'usernameWrong'),
    phone: pipe(
      string(),
      check((phone: string) => isMobile(phone), { code: 'phoneWrong' }),
    ),
    password: withCode(accountFields.password, 'passwordShort'),
    roles: chosen,
  }),
);
const oldSchema = withMessages(object({ username: string(), phone: string(), password: string(), roles: chosen }));

export interface AccountDialogProps {
  /** The account whose roles change, or undefined to open one. */
  account: Account | undefined;
  /** The names of all roles. */
  roles: readonly string[];
  onClose: () => void;
}

/** Opens an account, or changes its roles. */
export function AccountDialog({ account, roles, onClose }: AccountDialogProps) {
  const { save } = useEdit(accounts, account);
  const toastDone = useDoneToast();
  const done = account ? peopleMessages.accountChanged : peopleMessages.accountAdded;
  return (
    <FormDialog
      title={
        account ? { ...peopleMessages.editAccount, values: { name: account.username } } : peopleMessages.addAccount
      }
      schema={account ? oldSchema : newSchema}
      values={{
        username: account?.username ?? '',
        phone: account?.phone ?? '',
        password: '',
        roles: (account?.roles ?? []) as readonly string[],
      }}
      normalise={{ username: normalise.text, phone: normalise.phone }}
      messages={peopleMessages}
      draft={{ name: 'account', about: account }}
      save={({ username, phone, password, roles: chosenRoles }) =>
        toastDone(
          save(account ? { username, roles: chosenRoles } : { username, phone, password, roles: chosenRoles }),
          done,
          { name: username },
        )
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {!account && (
            <>
              <TextField {...form.field('username', peopleMessages.username)} autoComplete="off" />
              <TextField {...form.field('phone', peopleMessages.phone)} inputMode="tel" autoComplete="off" />
              <PasswordField {...form.field('password', peopleMessages.password)} autoComplete="new-password" />
            </>
          )}
          <CheckboxGroup
            {...form.choice('roles', peopleMessages.roles)}
            options={roles.map((role) => ({ value: role, label: role }))}
          />
        </>
      )}
    </FormDialog>
  );
}
