/** Prints what each export of @waybill/validators adds to a consumer's bundle: minified bytes and gzip bytes. */
import { listExports, measure } from './measure.mjs';

for (const entry of ['index', 'cn', 'trade']) await print(entry);

async function print(entry) {
  const names = await listExports(entry);
  const rows = await Promise.all(names.map(async (name) => ({ name, ...(await measure([name], entry)) })));
  rows.sort((a, b) => b.gzip - a.gzip);
  for (const { name, bytes, gzip } of rows)
    console.log(`${name.padEnd(18)} ${String(bytes).padStart(6)} B  ${String(gzip).padStart(5)} B gzip`);
  const whole = await measure(names, entry);
  console.log(
    `\n${'everything'.padEnd(18)} ${String(whole.bytes).padStart(6)} B  ${String(whole.gzip).padStart(5)} B gzip`,
  );
}
