import { Avatar } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { momentColumn, moneyColumn } from '../kit/columns';
import { kitMessages } from '../kit/messages';
import { Row } from '../kit/row';
import { promotionMessages } from './messages';
import { type PromotedUser, promotedUsers } from './promotion';
import { LevelTag } from './promotion-values';

/** Everybody who came by an invitation. */
export default function UserListPage() {
  return (
    <ListPage
      list={useList(promotedUsers)}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: promotionMessages.userKeyword },
        level: { label: promotionMessages.level, options: promotionMessages },
        from: { label: promotionMessages.joinedAt, until: 'to' },
      }}
      columns={columns}
      cards={['nickname', 'level', 'orders', 'commission']}
    />
  );
}

const columns: readonly DataColumn<PromotedUser>[] = [
  {
    id: 'nickname',
    title: promotionMessages.nickname,
    cell: ({ nickname, avatar }) => (
      <Row>
        <Avatar src={avatar} edge={28} />
        {nickname}
      </Row>
    ),
  },
  { id: 'phone', title: promotionMessages.phone, cell: ({ phone }) => phone },
  {
    id: 'level',
    title: promotionMessages.level,
    cell: ({ level }) => <LevelTag level={level} />,
    value: ({ level }) => promotionMessages[level],
  },
  { id: 'orders', title: promotionMessages.orderCount, cell: ({ orders }) => orders, align: 'end', sortable: true },
  moneyColumn('commission', promotionMessages.userCommission),
  momentColumn('joinedAt', promotionMessages.joinedAt),
];
