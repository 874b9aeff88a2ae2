import { type ShellMessage, useText } from '@waybill/ui-shell';
import { type Refusal, useToasts, useUndo, type WriteOptions } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { kitMessages } from './messages';

/** The outcome of a write over many records. */
type Outcome<Written> = Written & ({ readonly done: true } | { readonly done: false; readonly refusal: Refusal });

/** The result of a bulk write: the number of changed records, and the unchanged ones with reasons. */
export interface BulkReport<Left> {
  moved: number;
  left: readonly Left[];
}

export interface BulkActionOptions<Written, Left> {
  /** Reads the result; undefined if nothing was done. */
  read: (written: Written) => BulkReport<Left> | undefined;
  /** The message about unchanged records, with their `count`. */
  left: ShellMessage;
}

export interface BulkStep<Written> {
  text: ShellMessage & { values: Record<string, unknown> };
  /** The message about changed records, with their `count`. */
  moved: ShellMessage;
  send: (options: WriteOptions) => Promise<Written>;
  /** Opens the question again after an undo or a refusal. Default: no question. */
  again?: ((refused?: Refusal) => void) | undefined;
}

/** Runs a bulk action that can be undone for a moment, and stores unchanged records with reasons until the dialog closes. */
export function useBulkAction<Written extends object, Left>(options: BulkActionOptions<Outcome<Written>, Left>) {
  const t = useText();
  const toasts = useToasts();
  const later = useUndo();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<readonly Left[]>([]);

  const report = (written: Outcome<Written>, moved: ShellMessage) => {
    const report = options.read(written);
    if (!report) return;
    setLeft(report.left);
    // The list of reasons belongs to this page; after navigation a message replaces it.
    if (report.left.length > 0) toasts.warning({ ...options.left, values: { count: report.left.length } });
    if (report.moved > 0) toasts.success({ ...moved, values: { count: report.moved } });
  };

  /** Disables the buttons until the promise settles; rejects with it. */
  const whileBusy = async <Value>(work: Promise<Value>): Promise<Value> => {
    setBusy(true);
    try {
      return await work;
    } finally {
      setBusy(false);
    }
  };

  const run = ({ text, moved, send, again }: BulkStep<Outcome<Written>>) =>
    later({
      text,
      run: async (how) => {
        const written = await whileBusy(send({ ...how, silent: Boolean(again) }));
        report(written, moved);
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
