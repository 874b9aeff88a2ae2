import { expect, it, onTestFinished, vi } from 'vitest';
import { createI18n } from '../../../../locales/create-i18n';
import type { Command } from '../../../kernel/command';
import { createFinder } from './create-finder';
import { listAtFirst, type SectionName, toListed } from './listed';

const i18n = createI18n({ locale: 'en' });
const { find: findCommands } = createFinder({ 订单列表: 'ding dan lie biao' });
const listed = (id: string, title: Command['title'], section: SectionName = 'go', quiet = false) =>
  toListed({ id, title, run: () => {} }, section, i18n, { quiet });

const all = [
  listed('orders', { zh: '订单列表', en: 'Order list' }),
  listed('quick', { zh: '快速下单', en: 'Quick order' }),
  listed('accept', { zh: '接单', en: 'Accept order' }, 'page'),
  listed('hidden', { zh: '地址簿', en: 'Address book' }, 'go', true),
];
const ids = (typed: string, uses: Record<string, number> = {}) => {
  const use = (id: string) => uses[id] ?? 0;
  const lines = typed ? findCommands(all, typed, use) : listAtFirst(all, use);
  return lines.map(({ command, section }) => `${section}.${command.id}`);
};

it("lists the page's own first, then what was used, and leaves out what is quiet", () => {
  expect(ids('')).toEqual(['page.accept', 'go.orders', 'go.quick']);
  expect(ids('', { quick: 2, hidden: 3 })).toEqual(['page.accept', 'recent.hidden', 'recent.quick', 'go.orders']);
});

it('is found in both languages, by pinyin, and by what is quiet', () => {
  expect(ids('订单')).toEqual(['go.orders']);
  expect(ids('ddlb')).toEqual(['go.orders']);
  expect(ids('book')).toEqual(['go.hidden']);
});

it('among equals what is used more often comes first', () => {
  expect(ids('order')).toEqual(['go.orders', 'go.quick', 'page.accept']);
  expect(ids('or', { quick: 1 })[0]).toBe('go.orders');
  const two = [listed('one', 'Print one'), listed('two', 'Print two')];
  expect(findCommands(two, 'print', (id) => (id === 'two' ? 1 : 0)).map(({ command }) => command.id)).toEqual([
    'two',
    'one',
  ]);
});

it('records go before commands that are only like what was typed, and behind those that are it [palette-exact-records-first]', () => {
  const commands = [listed('language', 'Language', 'act'), listed('lag', 'Language of Wanga', 'go')];
  const records = [listed('wang', 'Wang Wei', 'records')];
  const found = (typed: string, own = records) =>
    findCommands(commands, typed, () => 0, own).map(({ command, near = false }) => [command.id, near]);
  expect(found('wang')).toEqual([
    ['lag', false],
    ['wang', false],
    ['language', true],
  ]);
  expect(found('lamguage')).toEqual([
    ['wang', false],
    ['language', true],
    ['lag', true],
  ]);
  expect(found('lamguage', [])).toEqual([
    ['language', true],
    ['lag', true],
  ]);
});

it('looks for a moment at a time, and goes on where it ended [palette-first-result-at-once]', () => {
  const finder = createFinder();
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  onTestFinished(() => clock.mockRestore());
  const many = Array.from({ length: 20 }, (_, at) => listed(`${at}`, `Parcel ${at}`, at % 2 ? 'go' : 'act'));
  const turns = [];
  do turns.push(finder.find(many, 'parcel', () => 0).length);
  while (!finder.isWhole());
  expect(turns).toEqual([7, 14, 16]);
  expect(finder.find(many, '19', () => 0)).toEqual([]);
  expect(finder.isWhole()).toBe(false);
  let last = finder.find(many, '19', () => 0);
  while (!finder.isWhole()) last = finder.find(many, '19', () => 0);
  expect(last.map(({ title }) => title)).toEqual(['Parcel 19']);
});
