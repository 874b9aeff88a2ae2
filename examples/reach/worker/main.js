import { readTable } from '@waybill/ui-shell/import';
import { createWorkerCall } from '@waybill/ui-shell/worker';

/** Counts words in a worker of this page. */
const countWords = createWorkerCall(
  () => new Worker(new URL('./words.worker.js', import.meta.url), { type: 'module' }),
  { timeLimit: 10_000 },
);

document.querySelector('input').addEventListener('change', async ({ target }) => {
  const { sheets } = await readTable(target.files[0]);
  const text = sheets.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).join(' ');
  document.querySelector('output').textContent = `${text}: ${await countWords(text)} words`;
});
