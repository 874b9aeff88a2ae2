import { describe, expect, it } from 'vitest';
import { readFields, sides } from '../corpus/read-fields.test-data';

describe('who pays', () => {
  it.each([
    [
      '发件：嘉兴南湖区中山路8号 老费车行 13967350482，收件：六安金寨县江店村70号 储红 13856428195，运费照旧老费结',
      'consignor',
    ],
    [
      '发件：嘉兴南湖区中山路8号 费良 13967350482，收件：六安金寨县江店村70号 我表哥 储红 13856428195\n运费：表哥',
      'consignee',
    ],
    [`${sides}付 储红`, 'consignee'],
  ])('is told by a word that the message says of one side alone: %s', (message, payer) => {
    expect(readFields(message)['order.payer']?.value).toBe(payer);
  });

  it.each([
    [
      `发件：嘉兴南湖区中山路8号 费良 13967350482，收件：六安金寨县江店村70号 我，储红，13856428195，我付。`,
      'consignee',
    ],
    [`发件：嘉兴南湖区中山路8号 我，费良，13967350482，收件：六安金寨县江店村70号 储红 13856428195。我付`, 'consignor'],
    [`${sides}运费我收到了给`, 'consignee'],
    [
      '寄到我家六安金寨县江店村70号 储红 13856428195，车在嘉兴南湖区中山路8号 费良 13967350482，运费我来付',
      'consignee',
    ],
  ])('is the writer, who is the side that he calls himself: %s', (message, payer) => {
    expect(readFields(message)['order.payer']?.value).toBe(payer);
  });

  it.each([
    [`${sides}出的给钱`, 'consignor'],
    [`${sides}I pay the shipping`, 'consignor'],
    [`${sides}I'll pay`, 'consignor'],
    [`之前说到付的 现在改成寄车这边先付了，${sides}`, 'consignor'],
  ])('is told by the word of a side: %s', (message, payer) => {
    expect(readFields(message)['order.payer']?.value).toBe(payer);
  });
});
