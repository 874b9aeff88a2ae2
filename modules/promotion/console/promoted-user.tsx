import { LinkAction } from '@waybill/kit/console';
import { href, RecordPage, useRecord } from '@waybill/ui-shell/console';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { commissionMessages } from './commission/messages';
import { promotedUserDetails } from './commission/promoted-user';
import { UserPage } from './commission/user-page';

/** One promoted user with inviter, invited users, orders and commission, in its own tab titled by name. */
export default function PromotedUserPage(): ReactNode {
  const id = useSearchParams()[0].get('id') ?? '';
  return (
    <RecordPage
      record={useRecord(promotedUserDetails, id)}
      title={({ nickname }) => nickname}
      tabTitle={({ nickname: name }) => ({ ...commissionMessages.userTab, values: { name } })}
      missing={commissionMessages.noUser}
      actions={() => <LinkAction to={href('/promotion/userList')} text={commissionMessages.toUsers} />}
    >
      {(user) => <UserPage user={user} />}
    </RecordPage>
  );
}
