import { compileExamples } from './docs/examples.mjs';
import { writeSiteTables } from './docs/site-tables.mjs';

if (process.argv.includes('--help')) {
  console.log('npm run docs            writes the tables of the site');
  console.log('npm run docs -- --check fails when an example of a README or of docs/ does not compile');
} else if (process.argv.includes('--check')) {
  const { count, said } = compileExamples();
  if (said) console.error(said);
  console.log(`${count} examples`);
  process.exitCode = said ? 1 : 0;
} else await writeSiteTables();
