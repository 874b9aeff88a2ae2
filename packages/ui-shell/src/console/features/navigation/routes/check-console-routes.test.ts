import { describe, expect, it } from 'vitest';
import type { RouteDefinition, RouteEntry } from '../../../kernel/route-entry';
import { checkConsoleRoutes, describeProblem } from './check-console-routes';
import { readRouteTable } from './read-route-table';

const routes: RouteEntry[] = [
  {
    path: '/order',
    redirect: '/order/lost',
    children: [
      { path: 'list', page: 'list' },
      { path: 'detail', page: 'detial', nav: { activeMenu: '/order/lists' } },
      { path: 'edit', page: 'list', nav: { activeMenu: '/order/list' }, guard: [] },
    ],
  },
];

describe('the check of a console’s routes', () => {
  it('names everything that is wrong, each with its path [start-reports-invalid-routes]', () => {
    const problems = checkConsoleRoutes(routes, { pages: ['list', 'detail'], defaultOpened: ['/order', '/odrer'] });
    expect(problems.map(({ code, where }) => `${where} ${code}`)).toEqual([
      '/order redirect-unknown',
      '/order/edit guard-names-nothing',
      '/order/detail page-unknown',
      '/order/detail active-menu-unknown',
      '/odrer default-opened-unknown',
    ]);
    expect(problems.map(describeProblem)[2]).toBe(
      '/order/detail: The page "detial" is in no page map, so 404 is shown. Check its spelling, or add it.',
    );
  });

  it('names the titles that a language has no words for [route-title-language-lacks]', () => {
    const titled = (path: string, title: unknown) => ({ path, page: 'p', nav: { title } });
    const { entries } = readRouteTable([
      titled('/a', { zh: '甲', en: 'A' }),
      titled('/b', { zh: '乙' }),
      titled('/c', { en: 'C' }),
      titled('/d', 'plain'),
      titled('/e', { id: 'own.e', message: 'E' }),
      titled('/f', { zh: '己', en: 'F', ja: '巳' }),
      titled('/g', { zh: '庚', en: 'G' }),
    ] as RouteDefinition[]);
    const language = (name: string, fallback?: string) => ({
      name,
      title: name,
      htmlLang: name,
      ...(fallback && { fallback }),
    });
    const problems = checkConsoleRoutes(entries, {
      languages: [language('zh'), language('en'), language('ja'), language('ar', 'en')],
      messages: { ja: { 'title./a': '甲' }, en: { 'title./b': 'B' } },
    });
    expect(problems.map(({ code, where, message }) => [code, where, message.split('. ')[0]])).toEqual([
      ['title-untranslated', '/b', 'The title has no words in "ja"'],
      ['title-untranslated', '/c', 'The title has no words in "zh"'],
      ['title-untranslated', '/c', 'The title has no words in "ja"'],
      ['title-untranslated', '/g', 'The title has no words in "ja"'],
    ]);
  });

  it('finds nothing in a table that is right', () => {
    const [order] = routes;
    const right = [{ ...order, path: '/order', redirect: '/order/list', children: order?.children?.slice(0, 1) ?? [] }];
    expect(checkConsoleRoutes(right, { pages: ['list'], defaultOpened: ['/order'] })).toEqual([]);
  });
});
