import { array, type Infer, object } from '@waybill/validators';
import { boolean, string } from './schemas';

/** A person who has a record open. */
export const present = object({
  /** The window's own name, by which it knows itself among them. */
  window: string(),
  username: string(),
  editing: boolean(),
});

export type Present = Infer<typeof present>;

export const people = array(present);
