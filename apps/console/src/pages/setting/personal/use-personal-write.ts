import type { BodyOf, Call, ResponseOf } from '@waybill/contract/call';
import type { Text } from '@waybill/ui-shell';
import { useServerWrite, useToasts } from '@waybill/ui-shell/console';
import type { Refusal } from '@waybill/ui-shell/forms';
import type { CallWrite } from '../../kit/calls';

/** Sends what a form of the personal centre holds and says that it is done; resolves to why it was not taken, for its fields. */
export function usePersonalWrite<C extends Call & { readonly method: 'POST' }>(
  write: CallWrite<C>,
  toDone: (response: ResponseOf<C>) => Text,
): (fields: BodyOf<C> & object) => Promise<Refusal | undefined> {
  const toasts = useToasts();
  const send = useServerWrite(write);
  return async (fields) => {
    const written = await send(fields, { silent: true });
    if (!written.done) return written.refusal;
    toasts.success(toDone(written.value));
    return undefined;
  };
}
