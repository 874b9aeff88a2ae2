import type { ShellMessage } from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';

type Done = { done: boolean };

/** Shows what happened once a write is done, such as "Role Desk changed", and returns the result of the write. */
export function useDoneToast() {
  const { success } = useToasts();
  return async <R extends Done>(
    write: Promise<R>,
    message: ShellMessage,
    values: Record<string, unknown>,
  ): Promise<R> => {
    const written = await write;
    if (written.done) success({ ...message, values });
    return written;
  };
}
