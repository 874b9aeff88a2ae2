import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import type { ConsoleModule } from '../../../kernel/define-module';

interface Given {
  suggestions?: (query: string) => readonly { value: string; url?: string }[];
  added?: Partial<ConsoleModule>;
}

/** Opens the palette of a console with its search button. */
async function openSearch({ suggestions = () => [], added = {} }: Given = {}) {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const queries: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/page';
  const answer = (query: string) => {
    queries.push(query);
    return { code: 200, data: { list: suggestions(query) } };
  };
  const stop = createConsole({
    routes: [
      {
        path: '/page',
        name: 'Page',
        page: async () => ({ default: () => <h1>Page</h1> }),
        nav: { title: 'Freight page' },
      },
    ],
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en' },
    modules: [{ name: 'app', ...added }],
    api: envelopeApi({
      adapter: createScriptedAdapter([
        {
          match: 'GET /search/getList',
          reply: ({ url }) => ({ body: answer(new URLSearchParams(url.split('?')[1]).get('query') ?? '') }),
        },
      ]),
    }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    opened.mockRestore();
    window.location.hash = '';
    window.localStorage.clear();
  });
  await userEvent.click(page.getByRole('button', { name: 'Search', exact: true }));
  await expect.element(page.getByRole('combobox', { name: 'Commands' })).toHaveFocus();
  return { opened, queries };
}

const engine = page.getByRole('option', { name: /^Search Baidu for/ });
const lines = () =>
  page
    .getByRole('option')
    .elements()
    .map((line) => line.textContent);

it('the magnifier opens the palette; the engine comes last, and Enter alone sends it nothing [search-is-one]', async () => {
  const { opened } = await openSearch();
  await userEvent.keyboard('weather in town');
  await expect.element(engine).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Enter}');
  await userEvent.hover(engine);
  await userEvent.keyboard('{Enter}');
  await expect.element(engine).toHaveAttribute('aria-selected', 'false');
  expect(opened).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(engine).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  const address = `https://www.baidu.com/s?wd=${encodeURIComponent('weather in town')}`;
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(address, '_blank', 'noopener,noreferrer'));
});

it('results of the console come first, then suggestions of the server [search-is-one]', async () => {
  const { opened } = await openSearch({
    suggestions: (query) => [
      { value: `${query} prices`, url: 'https://example.test/prices' },
      { value: `${query} law` },
    ],
  });
  await userEvent.keyboard('freight');
  await expect.element(page.getByRole('option', { name: 'Search Baidu for “freight”' })).toBeVisible();
  expect(lines()).toEqual([
    'Freight page',
    'freight prices',
    'Search Baidu for “freight law”',
    'Search Baidu for “freight”',
  ]);
  await userEvent.click(page.getByRole('option', { name: 'freight prices' }));
  await vi.waitFor(() =>
    expect(opened).toHaveBeenCalledExactlyOnceWith('https://example.test/prices', '_blank', 'noopener,noreferrer'),
  );
});

it.each(['13812345678', '138 1234-5678', '１３８１２３４５６７８'])(
  'the engine is not offered for %s [search-is-one]',
  async (number) => {
    const { queries } = await openSearch();
    await userEvent.fill(page.getByRole('combobox', { name: 'Commands' }), number);
    await vi.waitFor(() => expect(queries).toEqual([number]));
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await expect.element(engine).not.toBeInTheDocument();
  },
);

it('the engine is not offered for a query that matches a record or a suggestion of the console [search-is-one]', async () => {
  const { queries } = await openSearch({
    added: {
      records: async () => [
        { find: async (query) => (query === 'wang wei' ? [{ id: 'w', title: 'Wang Wei', run: () => {} }] : []) },
      ],
    },
    suggestions: (query) =>
      query === 'li na' ? [{ value: 'Li Na', url: `${window.location.origin}/#/orders/1` }] : [],
  });
  const line = page.getByRole('combobox', { name: 'Commands' });
  for (const [query, name] of [
    ['wang wei', 'Wang Wei'],
    ['li na', 'Li Na'],
  ] as const) {
    await userEvent.fill(line, query);
    await vi.waitFor(() => expect(queries.at(-1)).toBe(query));
    await expect.element(page.getByRole('option', { name })).toBeVisible();
    await expect.element(engine).not.toBeInTheDocument();
  }
  await userEvent.fill(line, 'zhang san');
  await expect.element(engine).toBeVisible();
});
