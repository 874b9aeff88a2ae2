import type { Options } from 'tsup';

export interface PackageConfig {
  client?: string[];
  /** Sources of the package's commands. Default: none. */
  bins?: readonly string[];
  bundled?: string[];
}

export function packageConfig(options?: PackageConfig): Options;
