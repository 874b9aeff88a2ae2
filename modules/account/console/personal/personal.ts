import { defineResource } from '@waybill/ui-shell/console';
import { loginsCall, profileCall, sessionsCall } from '../../contract/personal';

/** Refreshes profile and sessions after a change of the account. */
export const changesOfPerson = { changes: [profileCall, sessionsCall] };

/** The history of the account's logins. */
export const logins = defineResource({
  list: loginsCall,
  filters: { done: ['true', 'false'], from: 'text', to: 'text' },
  sorts: ['at'],
});
