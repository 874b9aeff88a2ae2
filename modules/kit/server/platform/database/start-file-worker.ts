import { Worker } from 'node:worker_threads';
import { DatabaseError, type Result, type Statement } from '../../database';

/** The thread with one connection to a database file. */
export interface FileWorker {
  /** Runs statements in sequence, with a mode in one transaction; throws a `DatabaseError`. */
  run(statements: readonly Statement[], mode?: 'read' | 'write'): Promise<readonly Result[]>;
  /** Ends the thread after its pending statements; later ones fail. */
  end(): Promise<void>;
}

type Reply = { id: number } & ({ results: Result[] } | { error: { message: string; code?: string } });

interface Waiting {
  resolve: (results: readonly Result[]) => void;
  reject: (error: DatabaseError) => void;
}

/** Starts a thread over a database file; `timeout` is how many milliseconds it waits for the lock of another connection. */
export function startFileWorker(url: string, timeout: number): FileWorker {
  const worker = new Worker(new URL('./file-worker.js', import.meta.url), { workerData: { url, timeout } });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: DatabaseError | undefined;

  worker.on('message', (reply: Reply) => {
    const request = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('results' in reply) request?.resolve(reply.results);
    else request?.reject(new DatabaseError(reply.error.message, reply.error.code ?? 'UNKNOWN'));
  });
  worker.once('error', (cause) => fail(new DatabaseError(cause.message, codeOf(cause), { cause })));
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      fail(closed());
      resolve();
    });
  });

  function fail(error: DatabaseError): void {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    run: (statements, mode) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, statements, mode });
      }),
    async end() {
      ended ??= closed();
      worker.postMessage('end');
      await gone;
    },
  };
}

function closed(): DatabaseError {
  return new DatabaseError('The thread of the database has ended.', 'CLOSED');
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN';
}
