import { useSession } from '@waybill/auth-core/react';
import { Card, CardTitle, Segmented, space, useText } from '@waybill/ui-shell';
import { href, useConsoleSession, useConsoleTabs, useGoTo, useToasts } from '@waybill/ui-shell/console';
import { useState } from 'react';
import styled from 'styled-components';
import { permissionMessages } from '../messages';

/** The sandbox's public demo accounts; each password derives from the name. */
const accounts = ['admin', 'editor', 'test', 'agent'];

/** Signs in as another demo account and returns to this page. */
export function AccountSwitch() {
  const t = useText();
  const session = useConsoleSession();
  const toasts = useToasts();
  const goTo = useGoTo();
  const tabs = useConsoleTabs();
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const handleChange = async (username: string) => {
    if (busy || !(await tabs.confirmLeaving())) return;
    setBusy(true);
    try {
      await session.signIn({ username, password: `waybill-${username}` });
      goTo(href('/vab/permission'), { replace: true });
    } catch {
      toasts.error(permissionMessages.switchFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card aria-label={t(permissionMessages.switchAccount)} aria-busy={busy}>
      <CardTitle>{t(permissionMessages.switchAccount)}</CardTitle>
      <Line>
        <Segmented
          label={t(permissionMessages.switchAccount)}
          value={user.username}
          options={accounts.map((account) => ({ value: account, label: account, disabled: busy }))}
          onValueChange={(username) => void handleChange(username)}
        />
        <span>{t(permissionMessages.switchHint)}</span>
      </Line>
    </Card>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(4)};
  align-items: center;
`;
