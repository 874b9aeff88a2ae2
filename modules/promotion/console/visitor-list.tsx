import { useListExports } from '@waybill/kit/console';
import { ListPage, useList } from '@waybill/ui-shell/console';
import { promotionMessages, registeredMessages, whoMessages } from './messages';
import { visitColumns } from './visit-columns';
import { visits } from './visits';

/** The visits to the H5 pages: from where, and whether they led to a registration. */
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
      columns={visitColumns}
      hidden={['ip']}
      cards={{ primary: 'visitedAt', trailing: 'source', secondary: ['page'], meta: ['visitor'] }}
    />
  );
}
