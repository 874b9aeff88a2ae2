import { Can, useSession } from '@waybill/auth-core/react';
import { useDoneToast } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { useConfirm, useWrites } from '@waybill/ui-shell/console';
import { RowButton } from '@waybill/ui-shell/table';
import type { Account } from '../../contract/people';
import { peopleMessages } from './messages';
import { accounts, mayWrite } from './people';

export interface AccountButtonsProps {
  account: Account;
  onEdit: () => void;
  onReset: () => void;
}

/** The actions on an account that the user may perform; users cannot disable themselves. */
export function AccountButtons({ account, onEdit, onReset }: AccountButtonsProps) {
  const t = useText();
  const confirm = useConfirm();
  const toastDone = useDoneToast();
  const { user } = useSession();
  const { actions } = useWrites(accounts);
  const { id, username, disabled } = account;
  const turn = async () => {
    const values = { name: username };
    const question = {
      title: { ...peopleMessages.disableQuestion, values },
      description: peopleMessages.disableHint,
      confirm: peopleMessages.disable,
      tone: 'danger' as const,
    };
    if (!disabled && !(await confirm.ask(question))) return;
    const done = disabled ? peopleMessages.enableDone : peopleMessages.disableDone;
    await toastDone(actions.state(id, { disabled: !disabled }), done, values);
  };
  if (username === user.username) return null;
  return (
    <Can guard={mayWrite}>
      <RowButton onClick={onEdit}>{t(peopleMessages.roles)}</RowButton>
      <RowButton onClick={onReset}>{t(peopleMessages.resetPassword)}</RowButton>
      <RowButton {...(disabled ? {} : { 'data-tone': 'danger' as const })} onClick={() => void turn()}>
        {t(disabled ? peopleMessages.enable : peopleMessages.disable)}
      </RowButton>
    </Can>
  );
}
