import { lastEventHeader } from '@waybill/kit/contract';
import { createStreamPosition } from '@waybill/ui-shell/console';

/** Where a console began in the server's events. */
export const createPosition = () => createStreamPosition(lastEventHeader);
