import { array, type Infer, object, oneOf } from '@waybill/validators';
import { post } from './call';
import { needed } from './fields';
import { boolean, integer, string } from './schemas';

/** A person who has a record open. */
export const present = object({
  /** The window's own name, by which it knows itself among them. */
  window: string(),
  username: string(),
  editing: boolean(),
});

export type Present = Infer<typeof present>;

export const people = array(present);

/** Says that a window has an order open, every 20 seconds, and when it closes it; the response names all who have. */
export const presenceCall = post('/live/savePresence', {
  body: object({ id: integer(), window: needed(8, 64), doing: oneOf(['reading', 'editing', 'leaving']) }),
  response: object({ people }),
});
