import { defineModule } from '@waybill/ui-shell/console';

/** The additions of accounts and roles to a console beside their pages. */
export const people = defineModule({
  name: 'people',
  records: async (tools) => (await import('./records')).accountRecords(tools),
});
