import { check, object, pipe, string, withCode } from '@waybill/validators';
import { withMessages } from '../../kit/with-messages';

const isReason = (text: string) => text.trim().length >= 2 && text.length <= 200;

/** Why something is refused or void, as the server takes it. */
export const reasonSchema = withMessages(object({ reason: withCode(pipe(string(), check(isReason)), 'reasonWrong') }));
