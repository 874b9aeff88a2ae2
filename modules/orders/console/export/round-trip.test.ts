import type { ShellMessage, Text } from '@waybill/ui-shell';
import { columnTitle, readTable } from '@waybill/ui-shell/import';
import { normalise } from '@waybill/validators/cn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../../packages/ui-shell/src/data/spreadsheet/write-csv';
import { writeXlsx } from '../../../../packages/ui-shell/src/data/spreadsheet/write-xlsx';
import { findColumns, toCells } from '../../../../packages/ui-shell/src/import/match-columns';
import { roundsOf } from '../../../../scripts/lib/testing/rounds-of';
import type { Order } from '../../contract/order';
import { normaliseOrder, toOrderFields } from '../form/order-fields';
import { type Cells, orderChecks } from '../import/checking.test-data';
import { importColumns, templateColumns } from '../import/import-columns';
import { importableCell } from './importable-cells';

const { check, declaration } = orderChecks(
  ['雅迪', '爱玛'].map((name) => ({ name, aliases: [], categories: ['ebike'] })),
);

/** Texts with characters that are special in files, normalised as the server stores them. */
const texts = (max: number, least = 0) =>
  fc
    .array(
      fc.constantFrom(
        ...'ab7路号 ,;|\\"\'=+-@（）&<>、，；。：！？“”Ａ１\t'.split(''),
        '雅迪',
        '2辆',
        'x2',
        "'=",
        '="1"',
      ),
      {
        minLength: least,
        maxLength: max,
      },
    )
    .map((parts) => normaliseOrder.remark(parts.join('')))
    .filter((text) => text.length >= least && text.length <= 40);
const named = (max: number, least: number) => texts(max, least).filter((text) => /[a-b路号雅迪]/.test(text));

const regions = [
  { region: '330110', regionNames: ['浙江省', '杭州市', '余杭区'] },
  { region: '310115', regionNames: ['上海市', '上海市', '浦东新区'] },
  { region: '110105', regionNames: ['北京市', '北京市', '朝阳区'] },
] as const;
const partyAt = (at: number) =>
  fc.record({
    name: named(6, 2).map((text) => normaliseOrder.consignor({ name: text, phone: '', region: '', street: '' }).name),
    phone: fc.constantFrom('13812345678', '021-62345678-12', '0571-87654321'),
    region: fc.constant(regions[at]?.region ?? ''),
    regionNames: fc.constant([...(regions[at]?.regionNames ?? [])]),
    street: named(12, 3).map(normalise.address),
  });
const vehicle = fc.record({
  category: fc.constantFrom('ebike', 'motorcycle', 'tricycle'),
  brand: named(5, 1).map(normalise.text),
  model: texts(6).map(normalise.text),
  plate: fc.constantFrom('', '沪A12345'),
  frame: fc.constantFrom('', 'LSVAA49J132047371'),
  value: fc.integer({ min: 0, max: 99_999_99 }),
  battery: fc.constantFrom('in', 'out'),
  keys: fc.integer({ min: 0, max: 9 }),
  papers: fc.boolean(),
});
const order = fc
  .record({
    consignor: partyAt(0),
    consignee: fc.constantFrom(1, 2).chain(partyAt),
    vehicles: fc.array(vehicle, { minLength: 1, maxLength: 5 }),
    payer: fc.constantFrom('consignor', 'consignee', 'monthly'),
    collected: fc.boolean(),
    delivery: fc.constantFrom('self-pickup', 'door'),
    packing: fc.constantFrom('none', 'film', 'crate'),
    insured: fc.constant(false),
    cashOnDelivery: fc.integer({ min: 0, max: 99_999_99 }),
    remark: texts(20),
  })
  .filter(({ consignor, consignee }) => consignor.name.length >= 2 && consignee.name.length >= 2)
  .map(
    ({ collected, ...rest }) =>
      ({
        ...rest,
        collection: collected ? 'collected' : 'handed-in',
        collectFrom: collected ? '2025-03-12T01:30:00.000Z' : null,
        collectUntil: collected ? '2025-03-12T04:00:00.000Z' : null,
      }) as unknown as Order,
  );

const translate =
  (language: 'zh' | 'en') =>
  (text: Text, values: Readonly<Record<string, unknown>> = {}): string =>
    (typeof text === 'object' && 'texts' in text
      ? String((text as ShellMessage).texts[language])
      : String(text)
    ).replace(/\{(\w+)\}/g, (_, name) => String(values[name]));

const languages = roundsOf(10, 40).flatMap(([numRuns, mark]) =>
  (['zh', 'en'] as const).map((language) => [numRuns, language, mark] as const),
);

describe.each(languages)('%i times, orders that were exported in %s%s', (numRuns, language) => {
  const t = translate(language);
  const titles = templateColumns.map((column) => columnTitle(column, t));

  it.each([
    ['csv', writeCsv],
    ['xlsx', writeXlsx],
  ] as const)('as %s are imported again as they were [export-is-imported-again]', async (format, write) => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 4 }), async (orders) => {
        const rows = orders.map((each) =>
          templateColumns.map(({ field }) => {
            const cell = importableCell(each, field, t) ?? null;
            return typeof cell === 'number' || cell === null || cell instanceof Date ? cell : t(cell);
          }),
        );
        const file = await write({ name: 'x', titles, batches: [rows], timeZone: 'Asia/Shanghai' });
        const book = await readTable(new File([file], `x.${format}`));
        const [head, ...data] = book.sheets[0]?.rows ?? [];
        const { match } = findColumns(declaration, head?.cells ?? [], []);
        expect(Object.keys(match)).toHaveLength(templateColumns.length);
        const read = await Promise.all(data.map(({ cells }) => check(toCells(importColumns, cells, match) as Cells)));
        expect(read.flatMap(({ issues }) => issues)).toEqual([]);
        expect(read.map(({ fields }) => fields)).toEqual(orders.map(toOrderFields));
      }),
      { numRuns },
    );
  });
});
