import { authenticatorsCall } from '../../../contract/authenticators';

/** What is changed about passkeys and the second step shows where they are listed. */
export const changesOfAuthenticators = { changes: [authenticatorsCall] };
