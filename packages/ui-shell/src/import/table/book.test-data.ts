import { strToU8, zipSync } from 'fflate';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a test workbook besides its rows. */
export interface BookOptions {
  /** The content of `sheetData`, or a whole part, of each sheet by its name. */
  sheets?: Readonly<Record<string, string | Uint8Array>>;
  /** Attributes of the `sheet` tags by name. */
  states?: Readonly<Record<string, string>>;
  /** XML before and behind `sheetData` of the first sheet. */
  before?: string;
  after?: string;
  /** Content of `styleSheet`; null leaves the part out. */
  styles?: string | null;
  strings?: string;
  /** Content of `workbook` before the sheets. */
  settings?: string;
  /** Parts that are added, replaced, or left out (null), by their addresses. */
  parts?: Readonly<Record<string, string | Uint8Array | null>>;
  /** The address of a part in the container. */
  rename?: (part: string) => string;
  rows?: string;
}

const sheetPart = (rows: string, before = '', after = '') =>
  rows.startsWith('<worksheet') || rows.startsWith('<?xml') || rows.startsWith('<chartsheet') || rows.startsWith('<x:')
    ? rows
    : `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

/** A workbook as programs write one, with a few things changed. */
export function book({
  rows = '',
  sheets = { Orders: rows },
  states = {},
  before,
  after,
  ...more
}: BookOptions): Uint8Array {
  const names = Object.keys(sheets);
  const { styles = '', strings, settings = '', parts = {}, rename = (part) => part } = more;
  const all: Record<string, string | Uint8Array | null> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${relations}">${settings}<sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" ${states[name] ?? ''} r:id="r${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, at) =>
          `<Relationship Id="r${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="s" Type="${relations}/styles" Target="styles.xml"/>${
      strings === undefined ? '' : `<Relationship Id="t" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>`
    }</Relationships>`,
    'xl/styles.xml': styles === null ? null : `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': strings === undefined ? null : `<sst>${strings}</sst>`,
    ...Object.fromEntries(
      Object.values(sheets).map((content, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        typeof content === 'string' ? sheetPart(content, at === 0 ? before : '', at === 0 ? after : '') : content,
      ]),
    ),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(all).flatMap(([part, content]) =>
        content === null ? [] : [[rename(part), typeof content === 'string' ? strToU8(content) : content]],
      ),
    ),
  );
}

/** A cell with a text in it. */
export const text = (r: string, content: string): string =>
  `<c${r && ` r="${r}"`} t="inlineStr"><is><t>${content}</t></is></c>`;

/** Number formats as styles 0, 1, 2 …; the first is the general one. */
export const formats = (...codes: readonly string[]): string =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts><fonts><font/><font><strike/></font></fonts><cellXfs><xf/>${codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('')}</cellXfs>`;

export const utf16 = (content: string, isBig = false): Uint8Array => {
  const bytes = new Uint8Array(content.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  for (const [at, code] of [0xfeff, ...[...content].map((sign) => sign.charCodeAt(0))].entries())
    view.setUint16(at * 2, code, !isBig);
  return bytes;
};
