import { type CellStyle, isStrike, styleHandlers } from './cell-styles';
import { createBudget } from './limits';
import type { AddNote } from './notes';
import { parseSheet } from './parse-sheet';
import { decodeEntities, isTrue, type XmlHandlers } from './scan-xml';
import type { SheetTable, TableNoteKind } from './table';
import { UnreadableTableError } from './unreadable-table';
import { openParts } from './workbook-parts';

/** Reads the visible sheets of an XLSX workbook. Sheets that are hidden, damaged, missing or no table become notes, and the rest is read. */
export function parseWorkbook(bytes: Uint8Array, addNote: AddNote): SheetTable[] {
  const { read, scan, relationsOf, names } = openParts(bytes, addNote);
  const listed: { name: string; state: string | undefined; id: string | undefined }[] = [];
  let [is1904, isUncalculated] = [false, false];
  const scanBook = (part = '') =>
    scan(part, {
      open(tag, attributes) {
        if (tag === 'workbookPr') is1904 = isTrue(attributes().date1904);
        else if (tag === 'calcPr') isUncalculated = isTrue(attributes().fullCalcOnLoad);
        else if (tag === 'sheet') {
          const { name = '', state, ...others } = attributes();
          const id = Object.keys(others).find((key) => key === 'id' || key.endsWith(':id')) ?? '';
          listed.push({ name: decodeEntities(name), state, id: others[id] });
        }
      },
    });
  const root = relationsOf('').find(({ type }) => type === 'officeDocument')?.target;
  const book = [root, names.find((name) => name.endsWith('workbook.xml'))].find(scanBook);
  if (book === undefined) throw new UnreadableTableError('unknown');

  const relations = relationsOf(book);
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const scanShared = (type: string, handlers: XmlHandlers) => {
    const target = relations.find((relation) => relation.type === type)?.target;
    const isThere = scan(target ?? `${folder}${type}.xml`, handlers);
    if (target && !isThere) addNote('missingPart', { part: target });
  };
  const strings: string[] = [];
  const struckStrings = new Set<number>();
  scanShared('sharedStrings', stringHandlers(strings, struckStrings));
  const styles: CellStyle[] = [];
  scanShared('styles', styleHandlers(styles));

  const targets = new Map(relations.map(({ id, target }) => [id, target]));
  const spend = createBudget();
  const shared = { strings, struckStrings, styles, is1904, isUncalculated, addNote, spend };

  return listed.flatMap(({ name, state, id }, place) => {
    const leaveOut = (kind: TableNoteKind, part?: string) => {
      addNote(kind, part ? { part } : { sheet: name });
      return [];
    };
    if (state === 'hidden' || state === 'veryHidden') return leaveOut('hiddenSheet');
    // With references, a sheet without one would take the part of another.
    const part = targets.size > 0 ? targets.get(id ?? '') : `${folder}worksheets/sheet${place + 1}.xml`;
    const content = part && read(part);
    if (!content) return leaveOut('missingPart', part);
    return parseSheet(content, { ...shared, name, part }) ?? leaveOut('otherSheet');
  });
}

/** Collects the texts that cells share, without the readings of Japanese names. */
function stringHandlers(strings: string[], struck: Set<number>): XmlHandlers {
  let [isText, isReading] = [false, false];
  return {
    open(name, attributes) {
      if (name === 'si') strings.push('');
      if (name === 'strike' && isStrike(attributes())) struck.add(strings.length - 1);
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(text) {
      if (isText) strings[strings.length - 1] += text;
    },
    close(name) {
      if (name === 'rPh') isReading = false;
      isText = false;
    },
  };
}
