import { useText } from '@waybill/ui-shell';
import { ListPage, useList } from '@waybill/ui-shell/console';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import { momentColumn } from '../kit/columns';
import { promotionMessages } from './messages';
import { type Visitor, visitors } from './promotion';
import { Duration, Word } from './promotion-values';

/** Who looked at the H5 pages, from where, and whether they signed up. */
export default function VisitorListPage() {
  return (
    <ListPage
      list={useList(visitors)}
      filters={{
        city: { label: promotionMessages.city },
        source: { label: promotionMessages.source, options: promotionMessages },
        device: { label: promotionMessages.device, options: promotionMessages },
        from: { label: promotionMessages.visitedAt, until: 'to' },
      }}
      columns={columns}
      cards={['visitedAt', 'city', 'page', 'registered']}
    />
  );
}

const columns: readonly DataColumn<Visitor>[] = [
  momentColumn('visitedAt', promotionMessages.visitedAt),
  { id: 'city', title: promotionMessages.city, cell: ({ city }) => city },
  {
    id: 'source',
    title: promotionMessages.source,
    cell: ({ source }) => <Word of={source} />,
    value: ({ source }) => promotionMessages[source],
  },
  {
    id: 'device',
    title: promotionMessages.device,
    cell: ({ device }) => <Word of={device} />,
    value: ({ device }) => promotionMessages[device],
  },
  { id: 'page', title: promotionMessages.page, cell: ({ page }) => page },
  { id: 'ip', title: promotionMessages.ip, cell: ({ ip }) => ip },
  {
    id: 'duration',
    title: promotionMessages.duration,
    cell: ({ duration }) => <Duration seconds={duration} />,
    align: 'end',
    sortable: true,
  },
  {
    id: 'registered',
    title: promotionMessages.registered,
    cell: ({ registered }) => (registered ? <Registered /> : '—'),
    value: ({ registered }) => (registered ? promotionMessages.registered : null),
  },
];

function Registered() {
  return <StatusTag tone="success">{useText()(promotionMessages.registered)}</StatusTag>;
}
