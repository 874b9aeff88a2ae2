import { cpSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { packageConfig } from '../../scripts/lib/tsup-package';
import { compiledTexts } from './compiled-texts';

const examples = '../../examples';
const config = packageConfig({ bins: ['src/cli/main.ts', 'src/import/table/read-table.worker.ts'] });

export default defineConfig({
  ...config,
  esbuildPlugins: [compiledTexts, ...(config.esbuildPlugins ?? [])],
  // The command `create` copies the examples whose names begin with office.
  onSuccess: async () => {
    for (const name of readdirSync(examples).filter((each) => each.startsWith('office')))
      cpSync(`${examples}/${name}`, `dist/templates/${name}`, {
        recursive: true,
        filter: (file) => !/[\\/](node_modules|dist)$/.test(file),
      });
  },
});
