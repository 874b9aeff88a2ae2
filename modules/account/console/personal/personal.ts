import { defineResource } from '@waybill/ui-shell/console';
import { loginsCall, profileCall, sessionsCall } from '../../contract/personal';

/** What a person changes of himself shows in his profile and where he is signed in. */
export const changesOfPerson = { changes: [profileCall, sessionsCall] };

/** The history of the account's logins. */
export const logins = defineResource({
  list: loginsCall,
  filters: { done: ['true', 'false'], from: 'text', to: 'text' },
  sorts: ['at'],
});
