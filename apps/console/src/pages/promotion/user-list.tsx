import { Avatar } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { kitWords } from '../kit/messages';
import { Row } from '../kit/row';
import { Money, Time } from '../kit/values';
import { promotionWords } from './messages';
import { type PromotedUser, promotedUsers } from './promotion';
import { LevelTag } from './promotion-values';

/** Everybody who came by an invitation. */
export default function UserListPage() {
  return (
    <ListPage
      list={useList(promotedUsers)}
      filters={{
        keyword: { label: kitWords.keyword, placeholder: promotionWords.userKeyword },
        level: { label: promotionWords.level, options: promotionWords },
      }}
      columns={columns}
    />
  );
}

const columns: readonly DataColumn<PromotedUser>[] = [
  {
    id: 'nickname',
    title: promotionWords.nickname,
    cell: ({ nickname, avatar }) => (
      <Row>
        <Avatar src={avatar} edge={28} />
        {nickname}
      </Row>
    ),
  },
  { id: 'phone', title: promotionWords.phone, cell: ({ phone }) => phone },
  { id: 'level', title: promotionWords.level, cell: ({ level }) => <LevelTag level={level} /> },
  { id: 'orders', title: promotionWords.orderCount, cell: ({ orders }) => orders, align: 'end', sortable: true },
  {
    id: 'commission',
    title: promotionWords.userCommission,
    cell: ({ commission }) => <Money yuan={commission} />,
    align: 'end',
    sortable: true,
  },
  { id: 'joinedAt', title: promotionWords.joinedAt, cell: ({ joinedAt }) => <Time at={joinedAt} />, sortable: true },
];
