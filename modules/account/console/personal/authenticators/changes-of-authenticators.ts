import { authenticatorsCall } from '../../../contract/authenticators';

/** Refreshes the list of authenticators after a change. */
export const changesOfAuthenticators = { changes: [authenticatorsCall] };
