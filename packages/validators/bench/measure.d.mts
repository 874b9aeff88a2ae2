export interface Cost {
  /** Minified, in bytes. */
  bytes: number;
  /** Minified and gzipped, in bytes. */
  gzip: number;
  /** Minified. */
  code: string;
}

export function listExports(entry?: string): Promise<string[]>;
export function measure(names: readonly string[], entry?: string): Promise<Cost>;
