import { momentColumn, wordColumn } from '@waybill/kit/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import type { Visit } from '../contract/invitations';
import { promotionMessages } from './messages';
import { sourceColumn } from './promotion-columns';
import { Duration, VisitorTag, visitorMessage, Word } from './promotion-values';

/** The columns of visits. */
export const visitColumns: readonly DataColumn<Visit>[] = [
  momentColumn('visitedAt', promotionMessages.visitedAt),
  { id: 'city', title: promotionMessages.city, cell: ({ city }) => city || '—' },
  sourceColumn,
  wordColumn('device', promotionMessages.device, promotionMessages, (device: Visit['device']) => <Word of={device} />),
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
    cell: (visit) => (visit.bot || visit.registered ? <VisitorTag of={visit} /> : '—'),
    value: (visit) => visitorMessage(visit),
  },
];
