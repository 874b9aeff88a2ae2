import type { Visit } from '@waybill/contract/promotion';
import { ListPage, useList } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { momentColumn } from '../kit/columns';
import { useListExports } from '../kit/use-list-exports';
import { promotionMessages, registeredMessages, whoMessages } from './messages';
import { Duration, VisitorTag, visitorMessage, Word } from './promotion-values';
import { visits } from './visits';

/** Who looked at the H5 pages, from where, and whether they signed up. */
export default function VisitorListPage() {
  return (
    <ListPage
      exports={useListExports('visits')}
      list={useList(visits)}
      filters={{
        source: { label: promotionMessages.source, options: promotionMessages },
        landing: { label: promotionMessages.page },
        bot: { label: promotionMessages.visitor, options: whoMessages },
        registered: { label: promotionMessages.registered, options: registeredMessages },
        device: { label: promotionMessages.device, options: promotionMessages },
        city: { label: promotionMessages.city },
        from: { label: promotionMessages.visitedAt, until: 'to' },
      }}
      columns={columns}
      hidden={['ip']}
      cards={['visitedAt', 'source', 'page', 'visitor']}
    />
  );
}

const columns: readonly DataColumn<Visit>[] = [
  momentColumn('visitedAt', promotionMessages.visitedAt),
  { id: 'city', title: promotionMessages.city, cell: ({ city }) => city || '—' },
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
    id: 'visitor',
    title: promotionMessages.visitor,
    cell: (visit) => <VisitorTag of={visit} />,
    value: (visit) => visitorMessage(visit),
  },
];
