import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of the built console. */
export interface ServedFile {
  file: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/**
 * Returns the file of a URL path inside the folder, or undefined if it is missing, hidden or outside, links included.
 * Reads synchronously, since the threads for files also hash passwords.
 */
export function findFile(folder: string, urlPath: string): ServedFile | undefined {
  const segments = toSegments(urlPath);
  if (!segments) return undefined;
  try {
    const root = realpathSync.native(folder);
    const file = realpathSync.native(path.join(folder, ...segments));
    if (!file.startsWith(root + path.sep)) return undefined;
    const facts = statSync(file);
    return facts.isFile() ? { file, size: facts.size, modified: Math.trunc(facts.mtimeMs) } : undefined;
  } catch {
    return undefined;
  }
}

function toSegments(urlPath: string): string[] | undefined {
  try {
    const segments = decodeURIComponent(urlPath).split('/').filter(Boolean);
    const hostile = segments.some((segment) => segment.startsWith('.') || /[\\\0:]/.test(segment));
    return hostile ? undefined : segments;
  } catch {
    return undefined;
  }
}
