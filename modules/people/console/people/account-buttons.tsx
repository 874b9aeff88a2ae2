import { Can, useSession } from '@waybill/auth-core/react';
import { useText } from '@waybill/ui-shell';
import { useConfirm, useToasts, useWrites } from '@waybill/ui-shell/console';
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
  const toasts = useToasts();
  const { user } = useSession();
  const { actions } = useWrites(accounts);
  const { id, username, disabled } = account;
  const turn = async () => {
    const title = { ...peopleMessages.disableQuestion, values: { name: username } };
    const agreed = disabled || (await confirm.ask({ title, description: peopleMessages.disableHint, tone: 'danger' }));
    if (agreed && (await actions.state(id, { disabled: !disabled })).done) toasts.success(peopleMessages.stateDone);
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
