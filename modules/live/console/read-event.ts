import { type Infer, validate } from '@waybill/validators';
import { eventsCall, shellEvents } from '../contract/events';

type OwnEvents = typeof shellEvents;

/** Reads the data of an event. Throws if they violate the contract. */
export function readEvent<Type extends keyof OwnEvents>(type: Type, data: unknown): Infer<OwnEvents[Type]> {
  const read = validate(shellEvents[type], data);
  if (!read.ok) throw new Error(`${eventsCall.url}: an event "${type}" is not what the contract says`);
  return read.value as Infer<OwnEvents[Type]>;
}
