import type { Options } from 'tsup';

export interface PackageConfig {
  client?: string[];
  bundled?: string[];
}

export function packageConfig(options?: PackageConfig): Options;
