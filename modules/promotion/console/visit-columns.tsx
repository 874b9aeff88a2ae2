import { momentColumn } from '@waybill/kit/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import type { Visit } from '../contract/invitations';
import { promotionMessages } from './messages';
import { sourceColumn } from './promotion-columns';
import { Duration, VisitorTag, visitorMessage, Word } from './promotion-values';

/** What is shown of a visit. */
export const visitColumns: readonly DataColumn<Visit>[] = [
  momentColumn('visitedAt', promotionMessages.visitedAt),
  { id: 'city', title: promotionMessages.city, cell: ({ city }) => city || '—' },
  sourceColumn,
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
