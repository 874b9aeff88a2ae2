import { type CellStyle, styleHandlers } from './cell-styles';
import type { Notes } from './notes';
import { parseSheet } from './parse-sheet';
import { decodeEntities, isTrue, type XmlHandlers } from './scan-xml';
import type { SheetTable, TableNoteKind } from './table';
import { UnreadableTable } from './unreadable-table';
import { openParts } from './workbook-parts';

/** Reads the visible sheets of an XLSX workbook. What is hidden, no table, damaged or missing becomes a note, and the rest is read. */
export function parseWorkbook(bytes: Uint8Array, notes: Notes): SheetTable[] {
  const { read, scan, relationsOf, find } = openParts(bytes, notes);
  const named = relationsOf('').find(({ type }) => type === 'officeDocument')?.target;
  const listed: { name: string; state: string | undefined; id: string }[] = [];
  const settings = { is1904: false, isUncalculated: false };
  const scanBook = (part: string) =>
    scan(part, {
      open(tag, attributes) {
        if (tag === 'workbookPr') settings.is1904 = isTrue(attributes().date1904);
        else if (tag === 'calcPr') settings.isUncalculated = isTrue(attributes().fullCalcOnLoad);
        else if (tag === 'sheet') {
          const { name = '', state, ...others } = attributes();
          const id = Object.keys(others).find((key) => key === 'id' || key.endsWith(':id')) ?? '';
          listed.push({ name: decodeEntities(name), state, id: others[id] ?? '' });
        }
      },
    });
  const book = [named, find('workbook.xml')].find((part) => part !== undefined && scanBook(part));
  if (book === undefined) throw new UnreadableTable('unknown');

  const relations = relationsOf(book);
  const folder = book.slice(0, book.lastIndexOf('/') + 1);
  const scanShared = (type: string, handlers: XmlHandlers) => {
    const target = relations.find((relation) => relation.type === type)?.target;
    const isThere = scan(target ?? `${folder}${type}.xml`, handlers);
    if (target && !isThere) notes.add('missingPart', { part: target });
    return isThere;
  };
  const strings: string[] = [];
  scanShared('sharedStrings', stringHandlers(strings));
  const styles: CellStyle[] = [];
  const hasStyles = scanShared('styles', styleHandlers(styles));

  return listed.flatMap(({ name, state, id }, place) => {
    const note = (kind: TableNoteKind, part?: string) => notes.add(kind, { sheet: name, ...(part && { part }) });
    if (state === 'hidden' || state === 'veryHidden') return note('hiddenSheet') ?? [];
    const relation = relations.find((each) => each.id === id);
    const part = relation?.target ?? `${folder}worksheets/sheet${place + 1}.xml`;
    const content = read(part);
    if (!content) return note('missingPart', part) ?? [];
    const sheet = parseSheet(content, {
      ...settings,
      name,
      part,
      strings,
      styles: hasStyles ? styles : undefined,
      notes,
    });
    return sheet ?? note('otherSheet') ?? [];
  });
}

/** The texts that cells share, without the readings of Japanese names. */
function stringHandlers(strings: string[]): XmlHandlers {
  let isText = false;
  let isReading = false;
  return {
    open(name) {
      if (name === 'si') strings.push('');
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
