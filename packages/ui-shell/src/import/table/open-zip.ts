import { type UnzipFileInfo, unzipSync } from 'fflate';
import { mostInflated } from './limits';
import { UnreadableTable } from './unreadable-table';

/** Entries that are looked at for all parts together; a workbook has tens of parts. */
const mostSteps = 3_000_000;

/** Some programs write backslashes, a slash in front, or names in another case than the references to them. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/** The parts of a container. */
export interface ZipParts {
  names: readonly string[];
  /** Inflates a part. Throws an `UnreadableTable` before all parts together exceed the limits, and an error of fflate for a damaged part. */
  read: (name: string) => Uint8Array | undefined;
}

export function openZip(bytes: Uint8Array): ZipParts {
  const entries = new Map<string, UnzipFileInfo>();
  const collect = (entry: UnzipFileInfo) => {
    if (!entries.has(keyOf(entry.name))) entries.set(keyOf(entry.name), entry);
    return false;
  };
  unzipSync(bytes, { filter: collect });
  let inflated = 0;
  let steps = 0;
  const read = (name: string) => {
    const entry = entries.get(keyOf(name));
    if (!entry) return undefined;
    inflated += Math.max(entry.size, entry.originalSize);
    steps += entries.size;
    if (inflated > mostInflated * 1024 * 1024 || steps > mostSteps) throw new UnreadableTable('large');
    let isPast = false;
    const isFirst = (other: UnzipFileInfo) => {
      const isMeant = !isPast && other.name === entry.name;
      isPast ||= isMeant;
      return isMeant;
    };
    return unzipSync(bytes, { filter: isFirst })[entry.name];
  };
  return { names: [...entries.keys()], read };
}
