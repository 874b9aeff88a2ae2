import { defineConfig } from 'tsup';
import { packageConfig } from '../../scripts/lib/tsup-package';

export default defineConfig(packageConfig());
