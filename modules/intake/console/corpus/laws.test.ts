import { areaList } from '@vant/area-data';
import { brands } from '@waybill/orders/server';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderReading, Span } from '../reading';
import { checkReading } from '../text/check-reading';
import { createCorpus } from './corpus.test-data';
import { exampleMessages } from './example-messages.test-data';
import { freshMessages } from './fresh-messages.test-data';
import { noiseKinds } from './noise.test-data';
import { oneFieldMessages } from './one-field-messages.test-data';
import { names, read, readFields, sides } from './read-fields.test-data';
import { corpusDay } from './slots.test-data';

const texts = [
  ...createCorpus(areaList).map(({ text }) => text),
  ...exampleMessages.map(({ text }) => text),
  ...freshMessages.map(([text]) => text),
  ...oneFieldMessages.map(([text]) => text),
];
/** Pieces of messages in any order, and signs between them. */
const noise = fc
  .array(
    fc.oneof(
      fc.constantFrom(...texts),
      fc.constantFrom(...Object.values(noiseKinds).map((make) => make(40))),
      fc.string({ unit: 'binary' }),
    ),
    {
      maxLength: 4,
    },
  )
  .chain((pieces) => fc.constantFrom('\n', '\n\n', ' ', '，', '').map((sign) => pieces.join(sign)));

const fieldsOf = ({ orders }: OrderReading) =>
  orders.flatMap(({ consignor, consignee, vehicles, terms }) =>
    [consignor, consignee, terms, ...vehicles].flatMap((part) => Object.values(part)),
  );

/** The letters and digits of a text that no field, leftover or word covers. */
function lostOf(text: string, reading: OrderReading): string {
  const held = new Uint8Array(text.length);
  const spans: readonly Span[] = [...fieldsOf(reading).flatMap(({ at }) => at), ...reading.leftovers, ...reading.words];
  for (const { from, to } of spans) held.fill(1, from, to);
  return Array.from({ length: text.length }, (_, at) => (held[at] ? '' : text.charAt(at)))
    .join('')
    .replace(/[^\p{L}\p{N}]|[①-⑳]/gu, '');
}

describe('nothing of a message disappears [message-is-fully-read]', () => {
  it('of every set', () => {
    for (const text of texts) expect([text, lostOf(text, read(text))]).toEqual([text, '']);
  });

  it('of noise', () => {
    fc.assert(
      fc.property(noise, (text) => lostOf(text, read(text)) === ''),
      { numRuns: 150 },
    );
  });

  it.each([
    ['before', (orders: string) => `三单都到付，后天提车\n${orders}`],
    ['after', (orders: string) => `${orders}\n以上都到付，后天提车`],
  ])('what stands %s several orders is said of each', (_, around) => {
    const line = (name: string, phone: string) =>
      `寄 吴迪 13500001234 苏州吴中区金枫路32号 收 ${name} ${phone} 盐城亭湖区希望大道88号 雅迪一台`;
    const { orders } = read(
      around([line('何秀', '15800001202'), line('郑爽', '15800001203'), line('丁一', '15800001204')].join('\n')),
    );
    expect(orders.map(({ terms, consignee }) => [consignee.name?.value, terms.payer?.value, terms.day?.value])).toEqual(
      [
        ['何秀', 'consignee', '2026-11-26'],
        ['郑爽', 'consignee', '2026-11-26'],
        ['丁一', 'consignee', '2026-11-26'],
      ],
    );
  });
});

describe('a value written once in a message of several orders belongs to each order [message-is-fully-read]', () => {
  const sender = '苏州吴中区金枫路32号 吴迪 13500001234';
  const receivers = ['盐城亭湖区希望大道88号 何秀 15800001202', '六安金寨县江店村70号 储红 13856428195'];
  it.each([
    [
      'the side that sends, before numbers',
      `都从我们仓库发：${sender}\n1、${receivers[0]}，雅迪一台\n2、${receivers[1]}，雅迪两台\n到付`,
    ],
    [
      'the side that sends, behind lines',
      `收 ${receivers[0]} 雅迪一台\n收 ${receivers[1]} 雅迪两台\n发货都走${sender} 到付`,
    ],
    [
      'the side that sends, in a line of its own',
      `发货：${sender}\n收货1：${receivers[0]} 雅迪一台\n收货2：${receivers[1]} 雅迪两台\n到付`,
    ],
    [
      'a line behind a table',
      `收货人,收货电话,收货地址,品牌,数量\n何秀,15800001202,盐城亭湖区希望大道88号,雅迪,1\n储红,13856428195,六安金寨县江店村70号,雅迪,2\n发货：${sender}，到付`,
    ],
  ])('%s', (_, text) => {
    const { orders } = read(text);
    expect(
      orders.map(({ consignor, consignee, vehicles, terms }) => [
        consignor.phone?.value,
        consignee.phone?.value,
        vehicles[0]?.quantity?.value,
        terms.payer?.value,
      ]),
    ).toEqual([
      ['13500001234', '15800001202', '1', 'consignee'],
      ['13500001234', '13856428195', '2', 'consignee'],
    ]);
    expect(lostOf(text, read(text))).toBe('');
  });

  it('an amount, which may be that of each or of all and is marked', () => {
    const line = (receiver: string | undefined) => `寄 ${sender} 收 ${receiver} 雅迪一台`;
    const { orders } = read(`两单都到付，代收货款3000\n${receivers.map(line).join('\n')}`);
    expect(orders.map(({ terms }) => terms.cashOnDelivery?.sure)).toEqual(['uncertain', 'uncertain']);
    expect(orders.map(({ terms }) => terms.payer?.sure)).toEqual(['certain', 'certain']);
  });
});

it('the sender and time of a chat line are no part of an order [conversation-is-read-without-headings]', () => {
  const { orders } = read(
    `11-25 16:20 雅迪店-阿芳：${sides}\n11-25 16:25 雅迪店-阿芳：爱玛一台\n11-25 16:26 物流小邓：好的`,
  );
  expect(orders[0]?.vehicles.map(({ brand }) => brand?.value)).toEqual(['爱玛']);
  expect(orders[0]?.terms.day).toBeUndefined();
});

describe('every value satisfies the rules of its field', () => {
  it('of messages and noise: the check of other readers drops nothing of ours', () => {
    const context = { brands, today: corpusDay, names };
    const isChecked = (text: string) => {
      const reading = read(text);
      expect(checkReading(text, reading, context).orders).toEqual(reading.orders);
    };
    for (const text of texts) isChecked(text);
    fc.assert(fc.property(noise, isChecked), { numRuns: 60 });
  });

  it('of an answer by another reader: fields that are no value are left over [platform-reader-is-validated]', () => {
    const text = '张伟 13812345678';
    const found = (value: string, from: number, to: number) => ({ value, sure: 'certain', at: [{ from, to }] });
    const answer = {
      orders: [
        {
          consignor: { name: found('张伟', 0, 2), phone: found('not a phone', 3, 14), region: found('999999', 0, 1) },
          terms: { payer: found('no payer', 0, 1), cashOnDelivery: found('-1', 0, 1) },
          vehicles: [{ quantity: found('0', 3, 4) }, 'no vehicle'],
        },
        'no order',
      ],
      words: [{ from: 0, to: 14 }],
    };
    const checked = checkReading(text, answer, { brands, today: corpusDay, names });
    expect(checked.orders[0]).toEqual({
      consignor: { name: found('张伟', 0, 2) },
      consignee: {},
      vehicles: [{}, {}],
      terms: {},
    });
    expect(checked.leftovers.map((leftover) => leftover.text)).toEqual(['13812345678']);
    expect(
      checkReading(
        text,
        { orders: [{ consignor: { name: found('张伟', -1, 99) } }] },
        { brands, today: corpusDay, names },
      ).orders[0]?.consignor.name?.at,
    ).toEqual([]);
    for (const wrong of [null, 'text', [], { orders: 'none' }])
      expect(checkReading(text, wrong, { brands, today: corpusDay, names }).orders).toEqual([]);
  });
});

describe('two readings are marked [ambiguous-values-are-marked]', () => {
  it.each([
    ['a second phone of one contact', '收：六安金寨县江店村70号 储红 13856428195 / 13900001111', 'consignee.phone'],
    ['a plate beside that of a vehicle', `${sides}雅迪一辆 车牌浙A12345，货车浙B54321`, 'vehicle0.plate'],
    ['a correction of a phone', `${sides}不好意思收件电话打错了，是13856428159`, 'consignee.phone'],
    ['two payers', `${sides}到付，还是寄付吧`, 'order.payer'],
    ['a question', `${sides}能到付吗`, 'order.payer'],
    ['a brand of several kinds', `${sides}宗申一台`, 'vehicle0.category'],
    ['a number that a word implies', `${sides}这台雅迪`, 'vehicle0.quantity'],
    ['a name on either side of a phone', '收：六安金寨县江店村70号 绿源仓库 13856428195 童经理', 'consignee.name'],
    ['a street before a shop', '收：六安金寨县江店镇 东风摩托 储红 13856428195', 'consignee.street'],
  ])('%s', (_, text, field) => {
    expect(readFields(text)[field]).toBeDefined();
    expect(readFields(text)[field]?.sure).not.toBe('certain');
  });

  const [first, second] = ['嘉兴南湖区中山路8号 费良 13967350482', '六安金寨县江店村70号 储红 13856428195'];
  const [from, to] = ['嘉兴南湖区中山路，电话13967350482', '六安金寨县江店村，电话13856428195'];
  it.each([
    [
      'a name of the other side in the next sentence',
      `收货：${to}。发货的人是费良，${from}`,
      'consignee.phone',
      '13856428195',
    ],
    [
      'a name of the other side behind a comma',
      `收货：${to}，发货的人是费良，${from}`,
      'consignee.phone',
      '13856428195',
    ],
    ['a name of the other side in its line', `收：${to}\n发货人：费良，${from}`, 'consignee.phone', '13856428195'],
    ['a name of the writer', `收货：${to}。我叫费良，${from}`, 'consignee.phone', '13856428195'],
    ['a name of somebody else', `发货${from}；她叫储红，${to}`, 'consignor.name', undefined],
    ['a contact between two phones', `发货${from}。联系人储红，送到${to}`, 'consignor.name', undefined],
    [
      'a name behind its title, with a word between',
      '13967350482是发货的费良，13856428195是收货的储红',
      'consignor.phone',
      '13967350482',
    ],
    ['a sign of a side behind a name', `收：${to}。${from}，费良寄`, 'consignor.name', '费良'],
    ['a place in the form of a name', '收：六安金寨县江店路 金谷城，电话13856428195', 'consignee.street', undefined],
    ['a name that may be a place', '收：六安金寨县江店路 向阳花 电话13856428195', 'consignee.street', undefined],
    ['a place that begins with talk', '收：六安金寨县江店路 金色家园 13856428195', 'consignee.street', undefined],
    ['a place in the next line', '收：六安金寨县江店路\n二号仓库\n储红 13856428195', 'consignee.street', undefined],
    ['a street with a way in it', '从嘉兴南湖区中山路到曹县青堌集镇，费良13967350482发', 'consignor.street', '中山路'],
    ['a town in the name of a region', '收：六安金寨县草屯镇沿河路9号 储红 13856428195', 'consignor.region', undefined],
    ['a town behind a comma', '收：六安金寨县，草屯镇沿河路9号 储红 13856428195', 'consignor.region', undefined],
    [
      'an estate in the name of a region',
      '收：六安金寨县江店路 青岛花园 储红 13856428195',
      'consignor.phone',
      undefined,
    ],
    ['another region', '收：苏州相城 吴江 储红 13856428195', 'consignee.region', undefined],
    ['a way without its place', `电动车从我店里走，${first}；${second}`, 'consignee.phone', '13856428195'],
    ['a way of the carrier', `物流走 ${first}；${second}`, 'consignee.phone', '13856428195'],
    ['a line that points at one of two blocks', `${first}\n这个是收货的\n${second}`, 'consignee.phone', undefined],
  ])('%s', (_, text, field, value) => {
    const found = readFields(text)[field];
    if (found?.sure === 'certain') expect(found.value).toBe(value);
  });

  it('a second phone behind that of any message of the sets', () => {
    for (const text of texts) {
      const phone = read(text).orders[0]?.consignee.phone;
      const to = phone?.at.at(-1)?.to;
      if (!phone || to === undefined) continue;
      const [order] = read(`${text.slice(0, to)} / 13900001111${text.slice(to)}`).orders;
      const certain = [order?.consignor.phone, order?.consignee.phone].filter((each) => each?.sure === 'certain');
      expect([text, certain.filter((each) => each?.value === phone.value || each?.value === '13900001111')]).toEqual([
        text,
        [],
      ]);
    }
  });

  it('two words for the same side leave the phones doubtful', () => {
    const fields = readFields('收 费良 13967350482 嘉兴南湖区中山路8号\n收 储红 13856428195 六安金寨县江店村70号');
    for (const side of ['consignor', 'consignee']) expect(fields[`${side}.phone`]?.sure ?? 'guess').not.toBe('certain');
  });
});

describe('the name of a firm is read as a whole, or marked [ambiguous-values-are-marked]', () => {
  const rest = ' 13805091846 金华市婺城区人民路8号\n收货：储红 13856428195 六安金寨县江店村70号';
  it.each([
    '金华绿驹商行',
    '雅迪专卖店',
    '锡达电动车有限公司',
    '宗申摩托车行',
    '金华三轮车物流部',
    '豪爵服务中心',
    '金华新日修理厂',
    '婺城台铃售后服务部',
    '金彭（金华）车业有限公司',
    '新车城商贸公司',
    '二手车服务中心',
    '今天车业',
    '雅迪金总',
    '有限公司',
    '服务中心',
    '科技有限公司',
  ])('%s', (firm) => {
    for (const title of ['发货：', '发货人:', '【发件】', '寄 ']) {
      const { value = '', sure } = readFields(`${title}${firm}${rest}`)['consignor.name'] ?? {};
      expect([
        title,
        sure === 'certain' && (value.length < 5 || value.replace(/[()]/g, '') !== firm.replace(/[（）]/g, '')),
      ]).toEqual([title, false]);
    }
  });

  it('with its place and its brand, which are no region and no vehicle', () => {
    const fields = readFields(`发货：金华绿源经营部${rest}\n爱玛2台`);
    expect([fields['consignor.name'], fields['vehicle0.brand']]).toMatchObject([
      { value: '金华绿源经营部', sure: 'certain' },
      { value: '爱玛', sure: 'certain' },
    ]);
    expect(fields['vehicle1.brand']).toBeUndefined();
  });
});

describe('a line with a sign of a side, a name, a phone and a place is one side, or marked [ambiguous-values-are-marked]', () => {
  const parts = [
    ['金华市婺城区人民路8号', '费良', '13967350482'],
    ['六安金寨县江店村70号', '储红', '13856428195'],
  ] as const;
  const orders = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 1, 0],
  ] as const;
  it.each([
    ['arrows', '📦', ' ➡️ ', '🏠 ', ' ☎️'],
    ['pictures', '📍', '', ' 👤', ' 📱'],
    ['hands', '', '👉', ' ', ' '],
    ['envelopes', '✉ ', ' ▶ ', ' ✉ ', ' ☎ '],
    ['bars', '', '｜', '｜', '｜'],
    ['slashes', '', '/', '/', '/'],
    ['brackets', '「', '」', '「', '」'],
    ['strokes', '· ', ' → ', ' | ', ' | '],
  ])('%s', (_, before, behind, first, second) => {
    for (const signs of [
      ['发', '收'],
      ['寄', '收'],
      ['提', '送'],
      ['起', '终'],
      ['发货', '收货'],
      ['从', '到'],
    ] as const)
      for (const order of orders)
        for (const isTurned of [false, true]) {
          const lines = signs.map((sign, side) => {
            const [a, b, c] = order.map((at) => parts[side]?.[at]);
            return `${before}${sign}${behind}${a}${first}${b}${second}${c}`;
          });
          const text = (isTurned ? lines.reverse() : lines).join('\n');
          const fields = readFields(text);
          for (const [side, [, name, phone]] of parts.entries())
            for (const [field, value] of [
              ['name', name],
              ['phone', phone],
            ]) {
              const found = fields[`${side === 0 ? 'consignor' : 'consignee'}.${field}`];
              if (found?.sure === 'certain') expect([text, found.value]).toEqual([text, value]);
            }
        }
  });

  it('an arrow behind the titles of both sides is a colon', () => {
    const fields = readFields(
      '📦发 ➡️ 金华市婺城区人民路8号🏠 费良 ☎️13967350482\n📦收 ➡️ 六安金寨县江店村70号🏠 储红 ☎️13856428195',
    );
    expect([fields['consignor.phone'], fields['consignee.phone']]).toMatchObject([
      { value: '13967350482', sure: 'certain' },
      { value: '13856428195', sure: 'certain' },
    ]);
  });
});

describe('the user chooses the sides if no word names them [open-sides-need-choice]', () => {
  const [one, other] = ['费良 13967350482 嘉兴南湖区中山路8号', '储红 13856428195 六安金寨县江店村70号'];
  it.each([
    one,
    `${one}\n${other}`,
    `${one}，${other}，雅迪一台`,
    `发货人 收货人\n${one} ${other}`,
    `交车 ${one}\n接车 ${other}`,
  ])('%s', (text) => {
    expect(read(text).questions).toEqual([{ kind: 'sides', order: 0 }]);
  });

  it('of any two people and places, in any order and with any signs between', () => {
    const part = fc.constantFrom('费良', '吴迪', '何秀');
    const party = fc.tuple(part, fc.constantFrom('苏州吴中区金枫路32号', '盐城亭湖区希望大道88号'), fc.boolean());
    const sign = fc.constantFrom('\n', '\n\n', '，', ' / ', '；');
    fc.assert(
      fc.property(party, party, sign, fc.constantFrom(' ', '，'), (first, second, between, inner) => {
        const write = ([name, place, isFirst]: typeof first, phone: string) =>
          (isFirst ? [name, phone, place] : [place, name, phone]).join(inner);
        const { questions, orders } = read(`${write(first, '13500001234')}${between}${write(second, '15800001202')}`);
        expect(questions).toEqual([{ kind: 'sides', order: 0 }]);
        for (const side of [orders[0]?.consignor, orders[0]?.consignee])
          expect(Object.values(side ?? {}).filter(({ sure }) => sure !== 'guess')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('a block without a word is not shown as certain beside one with a word', () => {
    const { questions, orders } = read(`收货人：${other}\n发货人：${one}`);
    expect([questions, orders[0]?.consignor.name?.value]).toEqual([[], '费良']);
  });
});

it.each(Object.entries(noiseKinds))('reads 20,000 characters of %s into fields that hold and leftovers', (_, make) => {
  const text = make(20_000);
  expect(lostOf(text, read(text))).toBe('');
});
