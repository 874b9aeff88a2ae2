import { readTable } from '@waybill/ui-shell/import';
import { describe, expect, it } from 'vitest';
import { createTitleSearch } from '../../../../packages/ui-shell/src/import/title-row';
import { orderChecks } from './checking.test-data';

const { guessSheet, guessTitleRow, tableAt } = createTitleSearch(orderChecks([]).declaration);
const sheetsOf = async (text: string) => (await readTable(text)).sheets;

it('the sheet whose titles are known best is chosen', async () => {
  const [instructions] = await sheetsOf('请按下一页填写,谢谢\n注意,数量\n');
  const [orders] = await sheetsOf('寄件人,寄件电话,品牌\n李四,1,雅迪\n');
  if (!instructions || !orders) throw new Error('Each text is a sheet.');
  expect(guessSheet([instructions, orders])).toBe(1);
});

describe('the row of titles', () => {
  const guess = async (text: string) => {
    const [sheet] = await sheetsOf(text);
    if (!sheet) throw new Error('There is a sheet.');
    const { place } = guessTitleRow(sheet);
    return { number: sheet.rows[place]?.number, ...tableAt(sheet, place) };
  };

  it('is the one that matches most, below banners and notes [titles-below-banner]', async () => {
    const { number, rows } = await guess(
      '某某公司三月发车表,,\n\n请在3月10日前填写,备注,\n寄件人,寄件电话,品牌\n张三,13812345678,雅迪\n',
    );
    expect(number).toBe(4);
    expect(rows.map((each) => each.number)).toEqual([5]);
  });

  it('takes the titles of groups above it', async () => {
    const { titles } = await guess('发货人,,,收货人,,,车辆\n姓名,电话,地址,姓名,电话,地址,品牌\na,1,b,c,2,d,雅迪\n');
    expect(titles.slice(0, 6)).toEqual([
      '发货人姓名',
      '发货人电话',
      '发货人地址',
      '收货人姓名',
      '收货人电话',
      '收货人地址',
    ]);
  });
});
