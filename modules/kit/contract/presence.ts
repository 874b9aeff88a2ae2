import { object, oneOf } from '@waybill/validators';
import { post } from './call';
import { needed } from './fields';
import { people } from './people';
import { integer } from './schemas';

/** Announces that a window has an order open, every 20 seconds and when it closes; the response lists all such users. */
export const presenceCall = post('/live/savePresence', {
  body: object({ id: integer(), window: needed(8, 64), doing: oneOf(['reading', 'editing', 'leaving']) }),
  response: object({ people }),
});
