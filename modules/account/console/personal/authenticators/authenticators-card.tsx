import { LoadFailed, Row } from '@waybill/kit/console';
import { Action, Card, CardTitle, color, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { DraftOffer } from '@waybill/ui-shell/forms';
import { StatusTag } from '@waybill/ui-shell/table';
import { useState } from 'react';
import styled from 'styled-components';
import { authenticatorsCall } from '../../../contract/authenticators';
import { AuthenticatorDialogs, type AuthenticatorTask } from './authenticator-dialogs';
import { authenticatorMessages } from './messages';
import { PasskeyList } from './passkey-list';

/** With fewer recovery codes than this, the card warns. */
const few = 3;

/** The authenticators of the account: passkeys and a second step. */
export function AuthenticatorsCard() {
  const t = useText();
  const { data, state, reload } = useServerData(authenticatorsCall);
  const [task, setTask] = useState<AuthenticatorTask | null>(null);
  const says = authenticatorMessages;
  const handleRename = (about: unknown) => {
    const passkey = data?.passkeys.find(({ id }) => id === about);
    if (passkey) setTask({ name: 'rename', passkey });
  };
  return (
    <Card aria-label={t(says.title)} aria-busy={state === 'loading' && !data}>
      <CardTitle>{t(says.title)}</CardTitle>
      {data ? (
        <>
          <Part>
            <h3>{t(says.passkeys)}</h3>
            {!task && <DraftOffer name="passkey" onResume={() => setTask({ name: 'add' })} />}
            {!task && <DraftOffer name="passkey-name" onResume={handleRename} />}
            <PasskeyList passkeys={data.passkeys} onTask={setTask} />
            <Action onClick={() => setTask({ name: 'add' })} text={says.add} />
          </Part>
          <Part>
            <h3>
              {t(says.second)}
              <StatusTag tone={data.totp ? 'success' : 'neutral'}>{t(data.totp ? says.on : says.off)}</StatusTag>
            </h3>
            {data.totp ? (
              <>
                <p data-tone={data.recoveryCodes < few ? 'warning' : undefined}>
                  {t(data.recoveryCodes < few ? says.few : says.left, { count: data.recoveryCodes })}
                </p>
                <Row>
                  <Action onClick={() => setTask({ name: 'renew' })} text={says.renew} />
                  <Action onClick={() => setTask({ name: 'turnOff' })} text={says.turnOff} />
                </Row>
              </>
            ) : (
              <>
                <p>{t(says.offHint)}</p>
                <Action onClick={() => setTask({ name: 'turnOn' })} text={says.turnOn} />
              </>
            )}
          </Part>
        </>
      ) : state === 'failed' ? (
        <LoadFailed text={says.failed} onRetry={reload} />
      ) : (
        <Skeleton $width="100%" $height={180} />
      )}
      {task && (
        <AuthenticatorDialogs
          key={task.name}
          task={task}
          onNext={setTask}
          onClose={() => setTask((present) => (present === task ? null : present))}
        />
      )}
    </Card>
  );
}

const Part = styled.section`
  & + & {
    margin-block-start: ${space(4)};
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${color('border')};
  }

  h3 {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    margin: 0 0 ${space(2)};
    color: ${color('textStrong')};
    font-size: ${textSize('body')};
    font-weight: 600;
  }

  p {
    margin: 0 0 ${space(3)};
    color: ${color('textMuted')};
  }

  p[data-tone='warning'] {
    color: ${color('warning')};
  }
`;
