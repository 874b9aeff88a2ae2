import { Avatar, Select, TextField, useText } from '@waybill/ui-shell';
import { useList } from '@waybill/ui-shell/console';
import { type DataColumn, QueryForm } from '@waybill/ui-shell/table';
import { titles } from '../../messages';
import { kitWords } from '../kit/messages';
import { Card, Page, Row } from '../kit/page';
import { ServerTable } from '../kit/server-table';
import { Money, Time } from '../kit/values';
import { promotionWords } from './messages';
import { levels, type PromotedUser, promotedUsers } from './promotion';
import { LevelTag } from './promotion-values';

/** Everybody who came by an invitation. */
export default function UserListPage() {
  const t = useText();
  const list = useList(promotedUsers);
  return (
    <Page title={t(titles.userList)}>
      <Card>
        <QueryForm onQuery={list.search} onReset={list.reset}>
          <TextField
            {...list.field('keyword')}
            label={t(kitWords.keyword)}
            placeholder={t(promotionWords.userKeyword)}
          />
          <Select
            {...list.field('level')}
            label={t(promotionWords.level)}
            options={[
              { value: '', label: t(kitWords.all) },
              ...levels.map((level) => ({ value: level, label: t(promotionWords[level]) })),
            ]}
          />
        </QueryForm>
        <ServerTable label={t(titles.userList)} columns={columns} list={list} extraRows={2} />
      </Card>
    </Page>
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
