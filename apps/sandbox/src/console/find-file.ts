import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of the built console. */
export interface FoundFile {
  file: string;
  size: number;
  /** Milliseconds since 1970. */
  modified: number;
}

/** The file a URL path names inside the folder; undefined for anything missing, hidden or outside of it, links included. */
export async function findFile(folder: string, urlPath: string): Promise<FoundFile | undefined> {
  const segments = toSegments(urlPath);
  if (!segments) return undefined;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, ...segments))]);
    if (!file.startsWith(root + path.sep)) return undefined;
    const facts = await stat(file);
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
