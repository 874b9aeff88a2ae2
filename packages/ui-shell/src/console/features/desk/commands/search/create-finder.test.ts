import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createI18n } from '../../../../../locales/create-i18n';
import type { Command } from '../../../../kernel/command';
import { createFinder } from './create-finder';
import { type Listed, listAtFirst, type SectionName, toListed } from './listed';

const i18n = createI18n({ locale: 'en' });
const finder = createFinder({ 运单列表: 'yun dan lie biao' });
const findCommands = (
  all: readonly Listed[],
  typed: string,
  use: (id: string) => number,
  records: readonly Listed[] = [],
) => {
  expect(finder.rate(all, typed, () => false)).toBe(true);
  return finder.rank(all, use, records);
};
const listed = (id: string, title: Command['title'], section: SectionName = 'go', quiet = false) =>
  toListed({ id, title, run: () => {} }, section, i18n, { quiet });

const all = [
  listed('orders', { zh: '运单列表', en: 'Order list' }),
  listed('quick', { zh: '快速下单', en: 'Quick order' }),
  listed('accept', { zh: '接单', en: 'Accept order' }, 'page'),
  listed('hidden', { zh: '地址簿', en: 'Address book' }, 'go', true),
];
const ids = (typed: string, uses: Record<string, number> = {}) => {
  const use = (id: string) => uses[id] ?? 0;
  const lines = typed ? findCommands(all, typed, use) : listAtFirst(all, use);
  return lines.map(({ command, section }) => `${section}.${command.id}`);
};

it("lists the page's commands first, then used ones, and omits quiet ones", () => {
  expect(ids('')).toEqual(['page.accept', 'go.orders', 'go.quick']);
  expect(ids('', { quick: 2, hidden: 3 })).toEqual(['page.accept', 'recent.hidden', 'recent.quick', 'go.orders']);
});

it('finds commands in both languages, by pinyin, and quiet ones', () => {
  expect(ids('运单')).toEqual(['go.orders']);
  expect(ids('ydlb')).toEqual(['go.orders']);
  expect(ids('book')).toEqual(['go.hidden']);
});

it('equal matches are ordered by use', () => {
  expect(ids('order')).toEqual(['go.orders', 'go.quick', 'page.accept']);
  expect(ids('or', { quick: 1 })[0]).toBe('go.orders');
  const two = [listed('one', 'Print one'), listed('two', 'Print two')];
  expect(findCommands(two, 'print', (id) => (id === 'two' ? 1 : 0)).map(({ command }) => command.id)).toEqual([
    'two',
    'one',
  ]);
});

it('records rank before approximate matches and after exact ones [palette-exact-records-first]', () => {
  const commands = [listed('language', 'Language', 'act'), listed('lag', 'Language of Wanga', 'go')];
  const records = [listed('wang', 'Wang Wei', 'records')];
  const rank = (typed: string, matches = records) =>
    findCommands(commands, typed, () => 0, matches).map(({ command, near = false }) => [command.id, near]);
  expect(rank('wang')).toEqual([
    ['lag', false],
    ['wang', false],
    ['language', true],
  ]);
  expect(rank('lamguage')).toEqual([
    ['wang', false],
    ['language', true],
    ['lag', true],
  ]);
  expect(rank('lamguage', [])).toEqual([
    ['language', true],
    ['lag', true],
  ]);
});

it('rates in slices, ranks the partial result, and continues where it stopped [palette-first-result-at-once]', () => {
  const { rate, rank } = createFinder();
  let rated = 0;
  const isDue = () => ++rated % 7 === 0;
  const many = Array.from({ length: 20 }, (_, at) => listed(`${at}`, `Parcel ${at}`, at % 2 ? 'go' : 'act'));
  const slices = [];
  for (let isWhole = false; !isWhole; ) {
    isWhole = rate(many, 'parcel', isDue);
    slices.push([isWhole, rank(many, () => 0).length]);
  }
  expect(slices).toEqual([
    [false, 7],
    [false, 14],
    [true, 16],
  ]);
  rated = 0;
  expect(rate(many, '19', isDue)).toBe(false);
  expect(rank(many, () => 0)).toEqual([]);
  while (!rate(many, '19', isDue));
  expect(rank(many, () => 0).map(({ title }) => title)).toEqual(['Parcel 19']);
});

it('ends with the same list however the work is sliced, and whatever was typed before', () => {
  const texts = fc.stringMatching(/^[a-c ]{1,6}$/);
  const commands = fc.uniqueArray(
    fc.record({ title: texts, section: fc.constantFrom<SectionName[]>('page', 'go', 'act') }),
    { maxLength: 40, selector: ({ title }) => title },
  );
  const slices = fc.array(fc.nat(4), { maxLength: 60 });
  fc.assert(
    fc.property(commands, fc.array(texts, { minLength: 1, maxLength: 3 }), slices, (given, queries, sizes) => {
      const many = given.map(({ title, section }, at) => listed(`${at}`, title, section));
      const use = (id: string) => Number(id) % 3;
      const typed = queries.at(-1) ?? '';
      const records = [listed('record', typed, 'records')];
      const whole = createFinder();
      whole.rate(many, typed, () => false);

      const sliced = createFinder();
      const ends = sizes.flatMap((size) => [...Array<boolean>(size).fill(false), true]);
      const isDue = () => ends.shift() ?? false;
      // Each earlier query is left in the middle, as by a user who types on.
      for (const query of queries.slice(0, -1)) sliced.rate(many, query, isDue);
      while (!sliced.rate(many, typed, isDue)) sliced.rank(many, use, records);
      expect(sliced.rank(many, use, records)).toEqual(whole.rank(many, use, records));
    }),
  );
});
