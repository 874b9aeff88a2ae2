import type { Notes } from './notes';
import { openZip } from './open-zip';
import { decodeEntities, scanXml, type XmlHandlers } from './scan-xml';
import { UnreadableTable } from './unreadable-table';

/** The parts of a workbook. A part that is damaged becomes a note. */
export interface WorkbookParts {
  read: (part: string) => Uint8Array | undefined;
  /** Returns whether there is such a part. */
  scan: (part: string, handlers: XmlHandlers) => boolean;
  relationsOf: (part: string) => readonly Relation[];
  /** A part by the end of its address. */
  find: (end: string) => string | undefined;
}

/** A reference of a part to another one. */
export interface Relation {
  id: string;
  /** The last word of its type, such as `worksheet`. */
  type: string;
  target: string;
}

export function openParts(bytes: Uint8Array, notes: Notes): WorkbookParts {
  const container = openZip(bytes);
  const read = (part: string) => {
    try {
      return container.read(part);
    } catch (error) {
      if (error instanceof UnreadableTable) throw error;
      notes.add('brokenPart', { part });
      return undefined;
    }
  };
  const scan = (part: string, handlers: XmlHandlers) => {
    const content = read(part);
    if (content && !scanXml(content, handlers)) notes.add('brokenPart', { part });
    return content !== undefined;
  };
  const relationsOf = (part: string) => {
    const relations: Relation[] = [];
    const at = part.lastIndexOf('/') + 1;
    scan(`${part.slice(0, at)}_rels/${part.slice(at)}.rels`, {
      open(name, attributes) {
        if (name !== 'Relationship') return;
        const { Id = '', Type = '', Target = '' } = attributes();
        const target = resolve(decodeEntities(Target), part);
        relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
      },
    });
    return relations;
  };
  return { read, scan, relationsOf, find: (end) => container.names.find((name) => name.endsWith(end)) };
}

function resolve(target: string, part: string): string {
  try {
    return decodeURIComponent(new URL(target, `http://workbook/${part}`).pathname.slice(1));
  } catch {
    return target;
  }
}
