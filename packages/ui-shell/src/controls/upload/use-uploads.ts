import { use, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { SideWorkContext, type SideWorkState } from '../../lib/side-work';
import { type FileLimits, type FileRefusal, refuseFile } from './refuse-file';

/** An uploaded file. @public */
export interface UploadedFile {
  id: string;
  name: string;
  /** URL of the file, also for previews. */
  url?: string;
}

/** @public */
export interface UploadProgress {
  /** From 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the upload on Cancel or unmount. */
  signal: AbortSignal;
}

/** Uploads one file. Rejects if the upload fails; an error with a `userMessage` is shown to the user. @public */
export type Upload = (file: File, progress: UploadProgress) => Promise<UploadedFile>;

/** A running or failed upload. */
export interface Pending {
  key: number;
  file: File;
  state: 'sending' | 'failed' | FileRefusal;
  /** From 0 to 1. */
  part: number;
  reason?: string | undefined;
}

export interface UploadsOptions extends FileLimits {
  value: readonly UploadedFile[];
  onValueChange: (value: readonly UploadedFile[]) => void;
  upload: Upload;
}

/** The uploads of a field; passes each finished file to `onValueChange` at once, in order of completion. */
export function useUploads({ value, onValueChange, upload, ...limits }: UploadsOptions) {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const controllers = useRef(new Map<number, AbortController>());
  const keys = useRef(0);
  // Two uploads may finish before the next render.
  const latest = useRef(value);
  const handOver = useRef(onValueChange);
  useEffect(() => {
    latest.current = value;
    handOver.current = onValueChange;
  }, [value, onValueChange]);

  const change = (key: number, to: Partial<Pending>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));
  const forget = (key: number) => {
    controllers.current.delete(key);
    setPending((all) => all.filter((each) => each.key !== key));
  };
  const arrive = (key: number, uploaded: UploadedFile) => {
    forget(key);
    latest.current = [...latest.current, uploaded];
    handOver.current(latest.current);
  };

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const { signal } = controller;
    try {
      const uploaded = await upload(file, { signal, onProgress: (part) => !signal.aborted && change(key, { part }) });
      if (!signal.aborted) arrive(key, uploaded);
    } catch (failure) {
      if (!signal.aborted) change(key, { state: 'failed', reason: reasonOf(failure) });
    }
  };

  const work = use(SideWorkContext);
  const [worker] = useState(() => ({}));
  const state = stateOf(pending);
  useEffect(() => work?.report(worker, state), [work, worker, state]);

  // Uploads continue in a hidden page. Hiding cleans up effects as unmounting does; only insertion effects distinguish the two.
  useInsertionEffect(() => {
    const all = controllers.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      work?.report(worker, 'none');
    };
  }, [work, worker]);

  const alive = pending.filter(({ state }) => state === 'sending' || state === 'failed').length;
  return {
    pending,
    add: (files: Iterable<File>) => {
      let present = value.length + alive;
      for (const file of files) {
        const refusal = refuseFile(file, present, limits);
        keys.current += 1;
        const key = keys.current;
        setPending((all) => [...all, { key, file, state: refusal ?? 'sending', part: 0 }]);
        if (refusal) continue;
        present += 1;
        void send(key, file);
      }
    },
    retry: (key: number) => {
      const again = pending.find((each) => each.key === key);
      if (!again) return;
      change(key, { state: 'sending', part: 0, reason: undefined });
      void send(key, again.file);
    },
    /** Cancels a running upload, or removes a failed one. */
    drop: (key: number) => {
      controllers.current.get(key)?.abort();
      forget(key);
    },
  };
}

function stateOf(pending: readonly Pending[]): SideWorkState {
  if (pending.some(({ state }) => state === 'sending')) return 'underWay';
  return pending.some(({ state }) => state === 'failed') ? 'failed' : 'none';
}

function reasonOf(failure: unknown): string | undefined {
  const { name, message, userMessage } = Object(failure) as Partial<Error & { userMessage: unknown }>;
  if (name !== 'MisuseError') return typeof userMessage === 'string' && userMessage !== '' ? userMessage : undefined;
  // A bug, which the user cannot fix: also reported to the browser's console and the app's error log.
  reportError(failure);
  return message;
}
