import type { Text } from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';

/** Shows what happened once a write is done, such as "Role Desk changed", and returns the result of the write. */
export function useDoneToast() {
  const toasts = useToasts();
  return async <Result extends { done: boolean }>(write: Promise<Result>, text: Text): Promise<Result> => {
    const written = await write;
    if (written.done) toasts.success(text);
    return written;
  };
}
