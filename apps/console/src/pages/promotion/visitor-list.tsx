import { useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import { Time } from '../kit/values';
import { promotionWords } from './messages';
import { type Visitor, visitors } from './promotion';
import { Duration, Word } from './promotion-values';

/** Who looked at the H5 pages, from where, and whether they signed up. */
export default function VisitorListPage() {
  return (
    <ListPage
      list={useList(visitors)}
      filters={{
        city: { label: promotionWords.city },
        source: { label: promotionWords.source, options: promotionWords },
        device: { label: promotionWords.device, options: promotionWords },
      }}
      columns={columns}
    />
  );
}

const columns: readonly DataColumn<Visitor>[] = [
  {
    id: 'visitedAt',
    title: promotionWords.visitedAt,
    cell: ({ visitedAt }) => <Time at={visitedAt} />,
    sortable: true,
  },
  { id: 'city', title: promotionWords.city, cell: ({ city }) => city },
  { id: 'source', title: promotionWords.source, cell: ({ source }) => <Word of={source} /> },
  { id: 'device', title: promotionWords.device, cell: ({ device }) => <Word of={device} /> },
  { id: 'page', title: promotionWords.page, cell: ({ page }) => page },
  { id: 'ip', title: promotionWords.ip, cell: ({ ip }) => ip },
  {
    id: 'duration',
    title: promotionWords.duration,
    cell: ({ duration }) => <Duration seconds={duration} />,
    align: 'end',
    sortable: true,
  },
  {
    id: 'registered',
    title: promotionWords.registered,
    cell: ({ registered }) => (registered ? <Registered /> : '—'),
  },
];

function Registered() {
  return <StatusTag tone="success">{useText()(promotionWords.registered)}</StatusTag>;
}
