import { Avatar } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { kitMessages } from '../kit/messages';
import { Row } from '../kit/row';
import { Money, Time } from '../kit/values';
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
      }}
      columns={columns}
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
  { id: 'level', title: promotionMessages.level, cell: ({ level }) => <LevelTag level={level} /> },
  { id: 'orders', title: promotionMessages.orderCount, cell: ({ orders }) => orders, align: 'end', sortable: true },
  {
    id: 'commission',
    title: promotionMessages.userCommission,
    cell: ({ commission }) => <Money yuan={commission} />,
    align: 'end',
    sortable: true,
  },
  { id: 'joinedAt', title: promotionMessages.joinedAt, cell: ({ joinedAt }) => <Time at={joinedAt} />, sortable: true },
];
