import { LoadFailed, Row, useDoneToast, useFormat } from '@waybill/kit/console';
import { Action, Button, Card, CardTitle, Skeleton, useText } from '@waybill/ui-shell';
import { useConfirm, useServerData, useServerWrite } from '@waybill/ui-shell/console';
import { StatusTag } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { endOthersCall, endSessionCall, sessionsCall } from '../../contract/personal';
import { CardList } from './card-list';
import { personalMessages } from './messages';

/** Number of rows before the list is expanded. */
const few = 5;

const changesOfSessions = { changes: [sessionsCall] };

/** The sessions of the account: ends one, or all but this one. */
export function SessionsCard() {
  const t = useText();
  const format = useFormat();
  const confirm = useConfirm();
  const toastDone = useDoneToast();
  const endOne = useServerWrite(endSessionCall, changesOfSessions);
  const endOthers = useServerWrite(endOthersCall, changesOfSessions);
  const { data, state, reload } = useServerData(sessionsCall);
  const [whole, setWhole] = useState(false);
  const others = data?.list.filter(({ present }) => !present) ?? [];
  const endAll = async () => {
    const values = { count: others.length };
    const agreed = await confirm.ask({
      title: { ...personalMessages.endAllQuestion, values },
      description: personalMessages.endAllHint,
      confirm: personalMessages.endAll,
      tone: 'danger',
    });
    if (agreed) await toastDone(endOthers(), personalMessages.endAllDone, values);
  };
  return (
    <Card aria-label={t(personalMessages.sessions)} aria-busy={state === 'loading' && !data}>
      <CardTitle>{t(personalMessages.sessions)}</CardTitle>
      {data ? (
        <CardList>
          {(whole ? data.list : data.list.slice(0, few)).map(({ id, device, place, ip, lastUsedAt, present }) => {
            const name = device || t(personalMessages.unknownDevice);
            return (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  {present && <StatusTag tone="success">{t(personalMessages.thisWindow)}</StatusTag>}
                  <small>
                    {`${t(personalMessages[place])}${ip && ` ${ip}`} · ${t(personalMessages.lastUsed, { time: format.time(lastUsedAt) })}`}
                  </small>
                </div>
                {!present && (
                  <Button
                    aria-label={t(personalMessages.endThis, { device: name })}
                    onClick={() => void toastDone(endOne({ id }), personalMessages.endDone, { device: name })}
                  >
                    {t(personalMessages.end)}
                  </Button>
                )}
              </li>
            );
          })}
        </CardList>
      ) : state === 'failed' ? (
        <LoadFailed text={personalMessages.sessionsFailed} onRetry={reload} />
      ) : (
        <Skeleton $width="100%" $height={96} />
      )}
      <Row>
        {data && data.list.length > few && (
          <Action
            aria-expanded={whole}
            onClick={() => setWhole(!whole)}
            text={
              whole ? personalMessages.fewer : { ...personalMessages.allSessions, values: { count: data.list.length } }
            }
          />
        )}
        {others.length > 0 && <Action onClick={() => void endAll()} text={personalMessages.endAll} />}
      </Row>
    </Card>
  );
}
