import { readTitle } from '@waybill/intake/console';
import { describe, expect, it } from 'vitest';
import { plainTitle } from '../../../../packages/ui-shell/src/import/column-titles';
import * as general from '../../../../packages/ui-shell/src/import/match-columns';
import { orderImport } from './order-import';

const meaningOf = (title: string) => readTitle(plainTitle(title));
const findColumns = (titles: readonly string[], rows: readonly (readonly string[])[] = []) =>
  general.findColumns({ ...orderImport, readTitle, readColumn: orderImport.readColumn } as never, titles, rows);
const matchColumns = (titles: readonly string[]) => findColumns(titles).match;

describe('a title', () => {
  it.each([
    ['寄方手机号码', 'consignor.phone'],
    ['收方联系方式', 'consignee.phone'],
    ['收货人联系电话（必填）', 'consignee.phone'],
    ['发件人姓名', 'consignor.name'],
    ['托运人', 'consignor.name'],
    ['\ufeff托\u3164运人', 'consignor.name'],
    ['收车人', 'consignee.name'],
    ['发货单位', 'consignor.name'],
    ['目的城市', 'consignee.region'],
    ['起运地详细地址', 'consignor.street'],
    ['Ship-to Address', 'consignee.street'],
    ['Shipper phone', 'consignor.phone'],
    ['牌子', 'vehicles.0.brand'],
    ['大架号', 'vehicles.0.frame'],
    ['车辆识别代号', 'vehicles.0.frame'],
    ['车牌号码', 'vehicles.0.plate'],
    ['规格型号', 'vehicles.0.model'],
    ['品牌2', 'vehicles.1.brand'],
    ['第二辆车架号', 'vehicles.1.frame'],
    ['车辆3型号', 'vehicles.2.model'],
    ['代收货款(元)', 'cashOnDelivery'],
    ['保价金额', 'vehicles.0.value'],
    ['是否保价', 'insured'],
    ['台数', 'quantity'],
    ['数量（辆）', 'quantity'],
    ['运费付款方', 'payer'],
    ['送货方式', 'delivery'],
    ['上门取车时间段', 'collectWindow'],
    ['取件日期', 'collectOn'],
    ['取车时间', 'collectOn'],
    ['运单备注', 'remark'],
  ])('%s means %s [column-title-synonyms]', (title, field) => expect(meaningOf(title)).toEqual([field]));

  it('belongs to no side if it names both sides or neither', () => {
    expect(meaningOf('发货人/收货人电话')).toEqual([]);
    expect(meaningOf('电话')).toEqual(['consignor.phone', 'consignee.phone']);
    expect(matchColumns(['电话', '电话'])).toEqual({});
  });

  it('without a side is that of the side that has no such column', () => {
    expect(matchColumns(['寄件人电话', '电话'])).toEqual({ 'consignor.phone': 0, 'consignee.phone': 1 });
  });
});

describe('the content of a column', () => {
  it('is matched by content if its title is unknown [column-by-content]', () => {
    const { match, byContent } = findColumns(
      ['寄件人电话', 'A', 'B', '编号'],
      [
        ['13812345678', '13912345678', 'LSVAA49J132047371', '1'],
        ['13812345678', '021-62345678', '', '2'],
      ],
    );
    expect(match).toEqual({ 'consignor.phone': 0, 'consignee.phone': 1, 'vehicles.0.frame': 2 });
    expect(byContent).toEqual(['consignee.phone', 'vehicles.0.frame']);
  });

  it('never assigns two columns of phones to sides', () => {
    expect(findColumns(['A', 'B'], [['13812345678', '13912345678']]).match).toEqual({});
  });

  it('tells a model that is called 车型', () => {
    expect(findColumns(['车型'], [['NQi'], ['DE2']]).match).toEqual({ 'vehicles.0.model': 0 });
    expect(findColumns(['车型'], [['电动车'], ['三轮']]).match).toEqual({ 'vehicles.0.category': 0 });
  });
});
