import { centsColumn, kitMessages, momentColumn, useListExports, wordColumn } from '@waybill/kit/console';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { useNavigate } from 'react-router-dom';
import type { PromotedUser } from '../contract/invitations';
import { promotedUserHref } from './commission/promoted-user';
import { promotionMessages, userStateMessages } from './messages';
import { toPersonLink } from './person-link';
import { promotedUsers } from './promoted-users';
import { levelColumn, sourceColumn } from './promotion-columns';
import { UserStateTag } from './promotion-values';

/** The users who joined by an invitation; each opens in its own tab. */
export default function UserListPage() {
  const navigate = useNavigate();
  return (
    <ListPage
      exports={useListExports('promoted-users')}
      list={useList(promotedUsers)}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: promotionMessages.userKeyword },
        level: { label: promotionMessages.level, options: promotionMessages },
        state: { label: promotionMessages.state, options: userStateMessages },
        source: { label: promotionMessages.source, options: promotionMessages },
        from: { label: promotionMessages.joinedAt, until: 'to' },
      }}
      columns={columns}
      cards={{ primary: 'nickname', trailing: 'state', secondary: ['commission'], meta: ['level', 'source'] }}
      onOpen={({ id }) => void navigate(promotedUserHref(id))}
    />
  );
}

const columns: readonly DataColumn<PromotedUser>[] = [
  { id: 'nickname', title: promotionMessages.nickname, cell: toPersonLink, value: ({ nickname }) => nickname },
  { id: 'phone', title: promotionMessages.phone, cell: ({ phone }) => phone },
  levelColumn,
  wordColumn('state', promotionMessages.state, userStateMessages, (state) => <UserStateTag state={state} />),
  sourceColumn,
  { id: 'orders', title: promotionMessages.orderCount, cell: ({ orders }) => orders, align: 'end', sortable: true },
  centsColumn('commission', promotionMessages.userCommission),
  momentColumn('joinedAt', promotionMessages.joinedAt),
];
