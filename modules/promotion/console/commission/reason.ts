import { withMessages } from '@waybill/kit/console';
import { object, withCode } from '@waybill/validators';
import { reason } from '../../contract/withdrawals';

/** Why something is refused or void, as the server takes it. */
export const reasonSchema = withMessages(object({ reason: withCode(reason, 'reasonWrong') }));
