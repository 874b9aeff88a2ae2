import { type UnzipFileInfo, unzipSync } from 'fflate';
import { maxInflatedMegabytes } from './limits';
import type { AddNote } from './notes';
import { decodeEntities, scanXml, type XmlHandlers } from './scan-xml';
import { UnreadableTableError } from './unreadable-table';

/** Maximum number of ZIP entries read for all parts together; a workbook has tens of parts. */
const mostSteps = 3_000_000;
/** Some programs write backslashes, a slash in front, or names in another case than the references to them. */
const keyOf = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '').toLowerCase();

/** The parts of a workbook, inflated one by one. A damaged part becomes a note. Throws an `UnreadableTableError` before all together exceed the limits. */
export function openParts(bytes: Uint8Array, addNote: AddNote) {
  const entries = new Map<string, UnzipFileInfo>();
  try {
    unzipSync(bytes, {
      filter: (entry) => !entries.has(keyOf(entry.name)) && !entries.set(keyOf(entry.name), entry),
    });
  } catch (cause) {
    throw new UnreadableTableError('unknown', { cause });
  }
  let inflated = 0;
  let steps = 0;

  const read = (part: string): Uint8Array | undefined => {
    const entry = entries.get(keyOf(part));
    if (!entry) return undefined;
    inflated += Math.max(entry.size, entry.originalSize);
    steps += entries.size;
    if (inflated > maxInflatedMegabytes * 1024 * 1024 || steps > mostSteps) throw new UnreadableTableError('large');
    let times = 0;
    const isFirst = ({ name }: UnzipFileInfo) => name === entry.name && times++ === 0;
    try {
      return unzipSync(bytes, { filter: isFirst })[entry.name];
    } catch {
      addNote('brokenPart', { part });
      return undefined;
    }
  };
  /** Returns whether there is such a part. */
  const scan = (part: string, handlers: XmlHandlers): boolean => {
    const content = read(part);
    if (content && !scanXml(content, handlers)) addNote('brokenPart', { part });
    return content !== undefined;
  };
  /** The references of a part: their types by their last words, and the addresses of their targets. */
  const relationsOf = (part: string) => {
    const relations: { id: string; type: string; target: string }[] = [];
    const at = part.lastIndexOf('/') + 1;
    scan(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`, {
      open(name, attributes) {
        const { Id: id = '', Type = '', Target = '' } = attributes();
        const type = Type.slice(Type.lastIndexOf('/') + 1);
        if (name !== 'Relationship') return;
        const addresses = resolve(decodeEntities(Target), part);
        relations.push({ id, type, target: addresses.find((each) => entries.has(keyOf(each))) ?? addresses[0] ?? '' });
      },
    });
    return relations;
  };
  return { read, scan, relationsOf, names: [...entries.keys()] };
}

/** The addresses that a target may mean: with its escapes resolved, as it is, and from the root. */
function resolve(target: string, part: string): string[] {
  try {
    const path = new URL(target, `http://workbook/${part}`).pathname.slice(1);
    return [decodeURIComponent(path), path, target];
  } catch {
    return [target];
  }
}
