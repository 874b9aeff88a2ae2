import { type ShellMessage, useText } from '@waybill/ui-shell';
import { type Refusal, useToasts, useUndo, type WriteOptions } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { kitMessages } from './messages';

/** What became of a write over many records. */
type Outcome<Written> = Written & ({ readonly done: true } | { readonly done: false; readonly refusal: Refusal });

/** What a write over many records did: how many records it moved, and those that it left with their reasons. */
export interface BulkReport<Left> {
  moved: number;
  left: readonly Left[];
}

export interface BulkActionOptions<Written, Left> {
  /** What was done with how many; undefined where nothing was. */
  read: (written: Written) => BulkReport<Left> | undefined;
  /** Said of those that moved, with their `count`. */
  moved: ShellMessage;
  /** Said of those that did not, with their `count`. */
  left: ShellMessage;
}

export interface BulkStep<Written> {
  text: ShellMessage & { values: Record<string, unknown> };
  send: (options: WriteOptions) => Promise<Written>;
  /** Asks again what was asked before, where it is taken back, or was refused. Default: nothing was asked. */
  again?: ((refused?: Refusal) => void) | undefined;
}

/** Does something with many records that can be taken back for a moment; what did not go is kept with its reasons until it is closed. */
export function useBulkAction<Written extends object, Left>(options: BulkActionOptions<Outcome<Written>, Left>) {
  const t = useText();
  const toasts = useToasts();
  const later = useUndo();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly Left[]>([]);

  const report = (written: Outcome<Written>) => {
    const found = options.read(written);
    if (!found) return;
    setLeft(found.left);
    // The list of reasons is on this page; somebody who has gone on is told elsewhere.
    if (found.left.length > 0) toasts.warning({ ...options.left, values: { count: found.left.length } });
    if (found.moved > 0) toasts.success({ ...options.moved, values: { count: found.moved } });
  };

  /** Keeps the buttons busy until it is settled; rejects as it does. */
  const whileBusy = async <Value>(work: Promise<Value>): Promise<Value> => {
    setBusy(true);
    try {
      return await work;
    } finally {
      setBusy(false);
    }
  };

  const run = ({ text, send, again }: BulkStep<Outcome<Written>>) =>
    later({
      text,
      run: async (how) => {
        const written = await whileBusy(send({ ...how, silent: Boolean(again) }));
        report(written);
        if (again && !written.done) {
          toasts.warning({ ...kitMessages.notDone, values: { what: t(text) } });
          again(written.refusal);
        }
        return written;
      },
      undo: () => again?.(),
    });

  return { busy, whileBusy, run, left, close: () => setLeft([]) };
}
