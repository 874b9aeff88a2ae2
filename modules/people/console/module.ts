import { defineModule } from '@waybill/ui-shell/console';

/** What accounts and roles add to a console beside their pages. */
export const people = defineModule({
  name: 'people',
  records: async (tools) => (await import('./records')).accountRecords(tools),
});
