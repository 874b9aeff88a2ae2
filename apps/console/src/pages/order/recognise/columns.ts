import type { Span } from './recognised';
import { type Rewritten, rewrite } from './rewrite';
import { sideOfTitle } from './side-titles';

interface Cell extends Span {
  text: string;
}

/** The cells of a line between strokes or tabs, in their columns. */
function cellsOf({ index, 0: line }: RegExpExecArray): Cell[] {
  const cells: Cell[] = [];
  for (const { index: at, 0: cell } of line.matchAll(/[^|｜\t]+/g)) {
    const text = cell.trim();
    const from = index + at + (text === '' ? 0 : cell.indexOf(text));
    cells.push({ text, from, to: from + text.length });
  }
  return cells;
}

/** Says a table whose columns are the sides, `项目 | 发货 | 收货`, as a form of one side below the other. */
export function nameColumns(message: Rewritten): Rewritten {
  const lines = [...message.text.matchAll(/[^\n]+/g)].map(cellsOf).filter((cells) => cells.length > 0);
  const [head = [], ...rows] = lines;
  const sides = head.map(({ text }) => sideOfTitle(text));
  const own = sides.flatMap((role, column) => (role && column > 0 ? [{ role, column }] : []));
  const [one, two, more] = own;
  if (!one || !two || more || one.role === two.role || rows.filter((row) => row.length > two.column).length < 2)
    return message;
  const blocks = own.flatMap(({ role, column }): (string | Span)[] => [
    `${role === 'consignor' ? '寄件' : '收件'}：\n`,
    ...rows.flatMap(([title, ...cells]): (string | Span)[] => {
      const cell = cells[column - 1];
      const isShared = cells.filter(({ text }) => text !== '').length < 2;
      return !title || !cell || cell.text === '' || isShared ? [] : [title, '：', cell, '\n'];
    }),
  ]);
  const shared = rows.flatMap(([title, ...cells]): (string | Span)[] => {
    const filled = cells.filter(({ text }) => text !== '');
    return title && filled[0] && filled.length < 2 ? [title, '：', filled[0], '\n'] : [];
  });
  return rewrite(message, /^.*$/gs, () => [...blocks, ...shared]);
}
