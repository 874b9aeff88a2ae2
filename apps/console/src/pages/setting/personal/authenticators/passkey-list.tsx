import type { Passkey } from '@waybill/contract/personal';
import { color, space, textSize, useText } from '@waybill/ui-shell';
import { RowButton, StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import { useFormat } from '../../../kit/use-format';
import type { AuthenticatorTask } from './authenticator-dialogs';
import { authenticatorMessages } from './messages';

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  onTask: (task: AuthenticatorTask) => void;
}

/** The passkeys of an account, each with when it last served; a sentence where there are none. */
export function PasskeyList({ passkeys, onTask }: PasskeyListProps) {
  const t = useText();
  const format = useFormat();
  const says = authenticatorMessages;
  if (passkeys.length === 0) return <p>{t(says.noPasskeys)}</p>;
  return (
    <List>
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
                {t(says.remove)}
              </RowButton>
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(3)};
    align-items: center;
    min-height: 56px;
    border-block-end: 1px solid ${color('border')};
    overflow-wrap: anywhere;
  }

  strong {
    margin-inline-end: ${space(2)};
    color: ${color('textStrong')};
    font-weight: 600;
  }

  small {
    display: block;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }
`;
