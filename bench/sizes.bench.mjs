/** Prints the weight of every entry of the packages: own code, minified, without dependencies. */
import { packageNames } from '../scripts/packaging/pack.mjs';
import { toKilobytes } from '../scripts/product/measure-page.mjs';
import { entriesOf, weighEntry } from '../scripts/product/weigh-entry.mjs';

for (const { entry, file } of packageNames.flatMap(entriesOf)) {
  const { gzip, brotli, later } = await weighEntry(file);
  console.log(`${entry}: gzip ${toKilobytes(gzip)}, brotli ${toKilobytes(brotli)}, on demand ${toKilobytes(later)}`);
}
