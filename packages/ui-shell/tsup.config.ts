import { cpSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { packageConfig } from '../../scripts/lib/tsup-package';

const examples = '../../examples';

export default defineConfig({
  ...packageConfig({
    bins: ['src/cli/main.ts'],
  }),
  // The command `create` copies the examples whose names begin with office.
  onSuccess: async () => {
    for (const name of readdirSync(examples).filter((each) => each.startsWith('office')))
      cpSync(`${examples}/${name}`, `dist/templates/${name}`, {
        recursive: true,
        filter: (file) => !/[\\/](node_modules|dist)$/.test(file),
      });
  },
});
