import { array, type Infer, object } from '@waybill/validators';
import { boolean, string } from './schemas';

/** A user who has a record open. */
export const present = object({
  /** The id of the window, by which it recognises itself. */
  window: string(),
  username: string(),
  editing: boolean(),
});

export type Present = Infer<typeof present>;

export const people = array(present);
