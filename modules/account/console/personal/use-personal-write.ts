import type { Text } from '@waybill/ui-shell';
import {
  type CallArguments,
  type DataOf,
  type FieldsOf,
  useServerWrite,
  useToasts,
  type WriteCall,
  type WriteOptions,
} from '@waybill/ui-shell/console';
import type { Refusal } from '@waybill/ui-shell/forms';
import { changesOfPerson } from './personal';

/** Sends a form of the personal center and confirms it; resolves to the refusal for its fields. */
export function usePersonalWrite<const C extends WriteCall>(
  call: C,
  toDone: (response: DataOf<C>) => Text,
): (fields: FieldsOf<C>) => Promise<Refusal | undefined> {
  const toasts = useToasts();
  const send = useServerWrite(call, changesOfPerson);
  return async (fields) => {
    const written = await send(...([fields, { silent: true }] as CallArguments<FieldsOf<C>, WriteOptions>));
    if (!written.done) return written.refusal;
    toasts.success(toDone(written.value));
    return undefined;
  };
}
