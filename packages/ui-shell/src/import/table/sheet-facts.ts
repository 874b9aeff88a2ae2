/** A sheet of a workbook, as its parts say it. */
export interface SheetFacts {
  name: string;
  /** Nobody who opens the workbook sees it. */
  hidden: boolean;
  /** Numbers of the rows that are hidden, by hand or by a filter; from 1. */
  hiddenRows: ReadonlySet<number>;
  merges: readonly Merge[];
}

/** Cells that are shown as one; all numbers from 1, the last ones with them. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** What the parts of a workbook say beside the texts of its cells: the order of its sheets, which are hidden, which rows are, and what is merged. Source: ECMA-376, part 1, 18.2 and 18.3. */
export function sheetFacts(parts: Readonly<Record<string, string>>): SheetFacts[] {
  const targets = new Map(
    tagsNamed(parts['xl/_rels/workbook.xml.rels'] ?? '', 'Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
  return tagsNamed(parts['xl/workbook.xml'] ?? '', 'sheet').map((sheet) => {
    const part = parts[targets.get(sheet.id ?? '') ?? ''] ?? '';
    return {
      name: sheet.name ?? '',
      hidden: sheet.state === 'hidden' || sheet.state === 'veryHidden',
      hiddenRows: hiddenRowsOf(part),
      merges: tagsNamed(part, 'mergeCell').flatMap(({ ref = '' }) => mergeOf(ref) ?? []),
    };
  });
}

function hiddenRowsOf(part: string): Set<number> {
  let number = 0;
  const found = new Set<number>();
  for (const { r, hidden } of tagsNamed(part, 'row')) {
    number = r === undefined ? number + 1 : Number(r);
    if (hidden === '1' || hidden === 'true') found.add(number);
  }
  return found;
}

function mergeOf(ref: string): Merge | undefined {
  const [, left, top, right, bottom] = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref) ?? [];
  if (!left || !right) return undefined;
  return { top: Number(top), left: columnNumber(left), bottom: Number(bottom), right: columnNumber(right) };
}

/** The number of a column by its letters, from 1. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The attributes of all tags of a name, whatever prefix tag and attribute have. */
function tagsNamed(part: string, name: string): Partial<Record<string, string>>[] {
  const tag = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`, 'g');
  return [...part.matchAll(tag)].map(([, attributes = '']) => attributesOf(attributes));
}

function attributesOf(text: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {};
  for (const [, name = '', double, single] of text.matchAll(
    /(?:^|\s)(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    found[name] = plainText(double ?? single ?? '');
  return found;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plainText = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
