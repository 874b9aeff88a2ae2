import { kitMessages, useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { RowButton, StatusTag } from '@waybill/ui-shell/table';
import type { Passkey } from '../../../contract/authenticators';
import { CardList } from '../card-list';
import type { AuthenticatorTask } from './authenticator-dialogs';
import { authenticatorMessages } from './messages';

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onTask: (task: AuthenticatorTask) => void;
}

/** The passkeys of an account with their last use, or a sentence if there are none. */
export function PasskeyList({ passkeys, onTask }: PasskeyListProps) {
  const t = useText();
  const format = useFormat();
  const says = authenticatorMessages;
  if (passkeys.length === 0) return <p>{t(says.noPasskeys)}</p>;
  return (
    <CardList>
      {passkeys.map((passkey) => {
        const { id, name, synced, createdAt, lastUsedAt } = passkey;
        return (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              {synced && <StatusTag tone="info">{t(says.synced)}</StatusTag>}
              <small>
                {lastUsedAt
                  ? t(says.used, { time: format.time(lastUsedAt) })
                  : t(says.unused, { time: format.time(createdAt) })}
              </small>
            </div>
            <div>
              <RowButton aria-label={t(says.renameThis, { name })} onClick={() => onTask({ name: 'rename', passkey })}>
                {t(says.rename)}
              </RowButton>
              <RowButton
                data-tone="danger"
                aria-label={t(says.removeThis, { name })}
                onClick={() => onTask({ name: 'remove', passkey })}
              >
                {t(kitMessages.remove)}
              </RowButton>
            </div>
          </li>
        );
      })}
    </CardList>
  );
}
