import { reason } from '../../contract/withdrawals';
import { object, withCode } from '@waybill/validators';
import { withMessages } from '@waybill/kit/console';

/** Why something is refused or void, as the server takes it. */
export const reasonSchema = withMessages(object({ reason: withCode(reason, 'reasonWrong') }));
