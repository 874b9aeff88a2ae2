/** Texts of cells by row; all rows have equal length. */
export type CellRange = readonly (readonly string[])[];

/** Reads the cells of a spreadsheet from the clipboard: text with line breaks and tabs, where cells with such characters are quoted. If the text has no cells, it reads the table of the markup. */
export function readRange(text: string, html = ''): CellRange {
  const plain = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  const table = /[\t\n]/.test(plain) || !/<t[dh]\b/i.test(html) ? null : readTable(html);
  return toRectangle(table ?? readLines(plain));
}

function readLines(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at <= text.length) {
    const quoted = text[at] === '"' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text.slice(at)) : null;
    const end = quoted ? at + quoted[0].length : nextBreak(text, at);
    rows.at(-1)?.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : text.slice(at, end));
    if (text[end] === '\n') rows.push([]);
    at = end + 1;
  }
  return rows;
}

function nextBreak(text: string, from: number): number {
  const index = text.slice(from).search(/[\t\n]/);
  return index < 0 ? text.length : from + index;
}

/** Parses in a separate document, which loads and runs nothing. */
function readTable(html: string): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return null;
  const rows: string[][] = Array.from(table.rows, () => []);
  for (const [place, row] of [...table.rows].entries())
    for (const cell of row.cells) {
      const cells = rows[place] ?? [];
      let column = 0;
      while (cells[column] !== undefined) column += 1;
      // A merged cell has its text in the first cell.
      for (let down = 0; down < Math.min(cell.rowSpan, rows.length - place); down += 1)
        for (let right = 0; right < cell.colSpan; right += 1)
          (rows[place + down] ?? [])[column + right] = down + right === 0 ? textOf(cell) : '';
    }
  return rows.map((cells) => Array.from(cells, (cell) => cell ?? ''));
}

function textOf(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\u2028');
  return (cell.textContent ?? '')
    .replace(/[ \t\r\n\u00a0]+/g, ' ')
    .replaceAll('\u2028', '\n')
    .trim();
}

function toRectangle(rows: readonly (readonly string[])[]): CellRange {
  const width = Math.max(...rows.map(({ length }) => length));
  return rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ''));
}
