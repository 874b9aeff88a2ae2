import { defineResource } from '@waybill/ui-shell/console';
import { visitSorts, visitsCall } from '../contract/invitations';
import { visitDevices, visitSources } from '../contract/words';

/** Visits of the H5 pages. */
export const visits = defineResource({
  list: visitsCall,
  filters: {
    landing: 'text',
    city: 'text',
    source: visitSources,
    device: visitDevices,
    bot: ['false', 'true'],
    registered: ['true', 'false'],
    from: 'date',
    to: 'date',
  },
  sorts: visitSorts,
});
