import { lastEventHeader } from '@waybill/kit/contract';
import { createStreamPosition } from '@waybill/ui-shell/console';

/** Creates the position of a console in the server's event stream. */
export const createPosition = () => createStreamPosition(lastEventHeader);
