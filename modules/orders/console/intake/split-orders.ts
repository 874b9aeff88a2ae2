import type { RecognisedOrder } from '@waybill/intake/console';

const numbered = /^\s*(?:[(（【]?(?:第?[一二三四五六七八九十\d]{1,3}[单、.．)）】:：]|订单\s?\d{1,3}|(?:下|另)一单))/;
const titles =
  /姓名|电话|手机|地址|地区|发货|收货|寄件|收件|收方|寄方|车型|品牌|品名|件数|台数|数量|联系|货款|运费|备注|[发到]站/;

/**
 * Cuts a message into those that may be an order each: rows of a table with or without titles, numbered blocks, blocks between empty
 * lines, lines. The first cut whose every piece `isWhole` is taken; a message of one order stays as it is.
 */
export function splitOrders(message: string, isWhole: (piece: string) => boolean): string[] {
  const table = tableRows(message, isWhole);
  if (table) return table;
  const lines = message.split(/\r?\n/);
  const isRule = (line: string) => /^\s*[-=*_—]{3,}\s*$/.test(line);
  for (const cut of [
    groupsBy(lines, numbered),
    message.split(/\n\s*\n+|\n\s*[-=*_—]{3,}\s*\n/),
    lines.filter((line) => !isRule(line)),
  ]) {
    const pieces = cut.map((piece) => piece.trim()).filter((piece) => piece !== '');
    // A greeting before the orders is none of them.
    const whole = pieces.filter(isWhole);
    if (whole.length > 1 && whole.length >= pieces.length - 1) return whole;
  }
  return [message];
}

function groupsBy(lines: readonly string[], begin: RegExp): string[] {
  const groups: string[] = [];
  for (const line of lines) {
    if (groups.length === 0 || begin.test(line)) groups.push(line);
    else groups[groups.length - 1] += `\n${line}`;
  }
  return groups;
}

/** Rows that a spreadsheet put onto the clipboard, or titled ones between strokes; under titles each cell is said with its own. */
function tableRows(message: string, isWhole: (piece: string) => boolean): string[] | undefined {
  const isTabbed = message.includes('\t');
  const rows = message
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(isTabbed ? '\t' : /[|｜]/));
  const [head = []] = rows;
  if (head.length < 3 || rows.some((row) => row.length < 3)) return undefined;
  const isHead = head.filter((cell) => titles.test(cell) && !/\d{5}/.test(cell)).length >= Math.max(2, head.length / 2);
  if (!isHead) {
    const pieces = rows.map((row) => row.join('\t'));
    return isTabbed && pieces.filter(isWhole).length > 1 ? pieces : undefined;
  }
  if (rows.length < 2) return undefined;
  return rows.slice(1).map((row) =>
    row
      .map((cell, place) => (cell.trim() === '' ? '' : `${head[place]?.trim() ?? ''}：${cell.trim()}`))
      .filter((line) => line !== '')
      .join('\n'),
  );
}

/** Whether it names both sides, so that it can be an order. */
export const isWholeOrder = ({ consignor, consignee }: RecognisedOrder): boolean =>
  [consignor, consignee].every(({ phone, region }) => phone !== undefined && region !== undefined);
