import { withMessages } from '@waybill/kit/console';
import { object, withCode } from '@waybill/validators';
import { reason } from '../../contract/withdrawals';

/** The server's rule for reasons. */
export const reasonSchema = withMessages(object({ reason: withCode(reason, 'reasonWrong') }));
