import { defineConfig } from 'tsup';
import { packageConfig } from '../../scripts/lib/tsup-package.mjs';

export default defineConfig(
  packageConfig({ bins: ['src/cli/main.ts'], client: ['index', 'table', 'forms', 'controls', 'console', 'frame'] }),
);
