// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { app } from '../../../../examples/second-back-office/src/app';
import { renderApp } from '../../src/page-testing/render-app';
import { act } from '../draw';

it('an office imports articles by a declaration of 60 lines [import-is-a-declaration]', async () => {
  const page = await renderApp(app, '/articles', {
    responses: {
      'POST /articles/import': {
        saved: [{ place: 0 }],
        refused: [{ place: 1, field: 'code', message: 'There is an article of this code already' }],
      },
    },
  });
  onTestFinished(() => page.unmount());
  const find = <Found extends Element = HTMLElement>(selector: string, text = '') =>
    vi.waitFor(() => {
      const match = [...page.container.querySelectorAll<HTMLElement>(selector)].find((each) =>
        each.textContent?.includes(text),
      );
      if (!match) throw new Error(`There is no ${selector} with "${text}" in: ${page.container.textContent}`);
      return match as unknown as Found;
    });
  const press = async (text: string) => {
    const button = await find('button', text);
    await act(async () => button.click());
  };
  const box = await find<HTMLTextAreaElement>('textarea');
  const table = 'SKU\tArticle\tUnit\tkg\nA-1\tRope\tbox\t12\nA-2\tSail\tPallet\t\nA-3\tTar\tbarrel\tmuch';
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, table);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press('Check');
  await find('[data-row="4"]', 'Wrong');
  expect(page.container.textContent).toContain('Enter a number');
  await press('Import 2 rows');
  await find('[data-row="3"]', 'There is an article of this code already');
  const [sent, ...others] = page.calls.filter(({ method }) => method === 'POST');
  expect(others).toEqual([]);
  expect(sent?.body).toEqual({
    articles: [
      { code: 'A-1', name: 'Rope', unit: 'box', weight: 12 },
      { code: 'A-2', name: 'Sail', unit: 'pallet' },
    ],
  });
  expect(page.container.textContent).toContain('1 row imported');
});
