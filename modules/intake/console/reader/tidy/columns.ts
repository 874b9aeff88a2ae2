import type { Span } from '../recognised';
import { type Rewritten, rewrite } from '../rewrite';
import { sideOfTitle } from '../sides/side-titles';

interface Cell extends Span {
  text: string;
}

/** The cells of a line between strokes or tabs, in their columns; empty ones too, but for those at its end. */
function cellsOf({ index, 0: line }: RegExpExecArray): Cell[] {
  const cells: Cell[] = [];
  const start = /^ *[|｜]?/.exec(line)?.[0].length ?? 0;
  for (const { index: at, 1: cell = '' } of line.slice(start).matchAll(/([^|｜\t]*)(?:[|｜\t]|$)/g)) {
    const text = cell.trim();
    const from = index + start + at + (text === '' ? 0 : cell.indexOf(text));
    cells.push({ text, from, to: from + text.length });
  }
  while (cells.at(-1)?.text === '') cells.pop();
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

const title =
  /^(?:[收寄发取提送到][件货车]?(?:[人方]|地址|电话)?|(?:联系)?(?:人|电话|手机号?码?|方式)|姓名|地址|省市区|详细地址|品牌|车型|型号|车辆|数量|台数|付款(?:方式)?|运费|代收(?:货款|款)?|保价(?:金额)?|备注|日期|时间|(?:[收寄发取提送到][件货车]?|联系)[人方]?(?:的)?(?:姓名|电话|手机号?码?|地址|日期|时间))$/;

/** Says a row below its titles, `发货人 | 电话 | … | 数量`, as a form. */
export function nameRow(message: Rewritten): Rewritten {
  const [head, row, ...more] = [...message.text.matchAll(/[^\n]+/g)].map(cellsOf).filter((cells) => cells.length > 0);
  const isTable = head && row && more.length === 0 && head.length > 3 && row.length > 3 && row.length <= head.length;
  if (!isTable || head.some(({ text }) => !title.test(text))) return message;
  const lines = head.flatMap(({ text }, column): (string | Span)[] => {
    const cell = row[column];
    return cell && cell.text !== '' ? [text, '：', cell, '\n'] : [];
  });
  return rewrite(message, /^.*$/gs, () => lines);
}
