import { Button, Card, ListState, Page, Skeleton, useTab, useText } from '@waybill/ui-shell';
import { useHref, usePageTitle, useRecord } from '@waybill/ui-shell/console';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { kitMessages } from '../kit/messages';
import { commissionMessages } from './commission/messages';
import { promotedUserDetails } from './commission/promoted-user';
import { UserPage } from './commission/user-page';

/** One promoted user: who invited whom, orders and commission; everybody has a tab of his own, which takes over his name. */
export default function PromotedUserPage(): ReactNode {
  const t = useText();
  const pageTitle = usePageTitle();
  const navigate = useNavigate();
  const href = useHref();
  const { retitle } = useTab();
  const id = useSearchParams()[0].get('id') ?? '';
  const { record: user, state, reload } = useRecord(promotedUserDetails, id);
  const name = user?.nickname;
  useEffect(() => {
    if (name) retitle({ ...commissionMessages.userTab, values: { name } });
  }, [name, retitle]);
  return (
    <Page
      title={name ?? pageTitle}
      actions={<Button onClick={() => void navigate(href('UserList'))}>{t(commissionMessages.toUsers)}</Button>}
    >
      {user && state !== 'failed' ? (
        <UserPage user={user} />
      ) : (
        <Card aria-label={pageTitle} aria-busy={state === 'loading'}>
          {id === '' ? (
            <ListState kind="error">{t(commissionMessages.noUser)}</ListState>
          ) : state === 'missing' ? (
            <ListState kind="error">{t(kitMessages.notFound)}</ListState>
          ) : state === 'failed' ? (
            <ListState kind="error" onRetry={reload}>
              {t(kitMessages.detailFailed)}
            </ListState>
          ) : (
            <Skeleton $width="100%" $height={184} />
          )}
        </Card>
      )}
    </Page>
  );
}
