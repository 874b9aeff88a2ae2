import { defineConfig } from 'tsup';
import { packageConfig } from '../../scripts/lib/tsup-package';

// jsencrypt's ESM entry cannot be imported by plain Node (no file extensions), so it is copied into a lazily loaded file.
export default defineConfig(packageConfig({ bundled: ['jsencrypt'] }));
