import { Action, Card, CardTitle, space, useText } from '@waybill/ui-shell';
import { useConsoleSession, useHttp, useShowFailure } from '@waybill/ui-shell/console';
import { useState } from 'react';
import styled from 'styled-components';
import { permissionMessages } from '../messages';

type Outcome = 'refreshDone' | 'refreshSame';

/** Expires the token on the server and makes an ordinary call, which succeeds all the same. */
export function SilentRefresh() {
  const t = useText();
  const http = useHttp();
  const session = useConsoleSession();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const handleClick = async () => {
    setBusy(true);
    setOutcome(null);
    try {
      const before = session.getToken();
      await http.get('/expireToken');
      await http.get('/userInfo');
      setOutcome(session.getToken() === before ? 'refreshSame' : 'refreshDone');
    } catch (failure) {
      showFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card aria-label={t(permissionMessages.refreshTitle)}>
      <CardTitle>{t(permissionMessages.refreshTitle)}</CardTitle>
      <Hint>{t(permissionMessages.refreshHint)}</Hint>
      <Line>
        <Action busy={busy} onClick={() => void handleClick()} text={permissionMessages.refreshButton} />
        <span role="status">{outcome && t(permissionMessages[outcome])}</span>
      </Line>
    </Card>
  );
}

const Hint = styled.p`
  max-width: 68ch;
  margin: 0 0 ${space(4)};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: center;
`;
