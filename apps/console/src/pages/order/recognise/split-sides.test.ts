import { describe, expect, it } from 'vitest';
import { readFields } from './corpus/read-fields.test-data';
import { sureEnough } from './recognised';

const here = '嘉兴南湖区中山路8号 费良 13967350482';
const there = '六安金寨县江店村70号 储红 13856428195';

describe('the sides', () => {
  it.each([
    ['an arrow that points at them', `${there} ←收\n${here} ←寄`],
    ['a line of arrows', `${here}\n↓↓↓\n${there}`],
    ['a sign at the beginning of each line', `出 ${here}\n进 ${there}`],
    ['where it is unloaded', `${here} 装，卸 ${there}`],
    ['a word behind each of them', `${there} 收的，${here} 发的`],
    [
      'a word in a line of its own behind each of them',
      `费良 13967350482\n嘉兴南湖区中山路8号\n寄\n\n储红 13856428195\n六安金寨县江店村70号\n收`,
    ],
    ['a sentence behind each of them', `${there}\n这是收货的\n${here}\n这是发货的`],
    ['a title in brackets behind each of them', `${here}\n【发货】\n${there}\n【收货】`],
    [
      'a word behind the one and before the other',
      `储红，13856428195，六安金寨县江店村70号，这个是收的，寄的是费良，13967350482，嘉兴南湖区中山路8号`,
    ],
    ['signs in brackets', `[收]${there}\n[寄]${here}`],
    ['the way, whatever is done by a day', `从${here} 发往 ${there}，本周五前装车`],
    ['titles that ask', `车在哪：${here}\n车去哪：${there}`],
    ['who delivers and who takes it', `送货方：${here}\n接货方：${there}`],
    ['a store and its customer', `客户：${there}\n仓：${here}`],
    ['where it is fetched, beside where it is delivered', `接车点：${here}\n送货：${there}`],
  ])('are told by %s', (_, message) => {
    const found = readFields(message);
    expect([found['consignor.phone']?.value, found['consignee.phone']?.value]).toEqual(['13967350482', '13856428195']);
    expect(found['consignee.phone']?.sure).toBeGreaterThanOrEqual(sureEnough);
  });
});
