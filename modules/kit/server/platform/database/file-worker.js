// Runs the statements of one database file in a thread of its own. In JavaScript, so that Node.js runs it as it stands, from the
// sources too. `open-file.ts` says what it is sent and what comes back.
import { parentPort, workerData } from 'node:worker_threads';
import { createClient } from '@libsql/client/sqlite3';

const client = createClient({ url: workerData.url, timeout: workerData.timeout, concurrency: 1 });

let last = Promise.resolve();
parentPort.on('message', (message) => {
  last = last.then(() => (message === 'end' ? end() : answer(message)));
});

/** The thread ends by itself then; libsql aborts the whole process if a thread is ended while it answers. */
function end() {
  client.close();
  parentPort.close();
}

async function answer({ id, statements, mode }) {
  try {
    const results = mode ? await client.batch(statements, mode) : await runEach(statements);
    const plain = results.map(({ rows, rowsAffected }) => ({ rows: rows.map((row) => ({ ...row })), rowsAffected }));
    parentPort.postMessage({ id, results: plain });
  } catch (error) {
    parentPort.postMessage({ id, error: { message: error.message, code: error.code } });
  }
}

async function runEach(statements) {
  const results = [];
  for (const statement of statements) results.push(await client.execute(statement));
  return results;
}
