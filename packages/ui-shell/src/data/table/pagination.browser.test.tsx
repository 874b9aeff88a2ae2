import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { Pagination } from './pagination';

it('first page, last page and page size stand in a menu under the present page [pages-in-one-menu]', async () => {
  const handlePage = vi.fn();
  const handleSize = vi.fn();
  const { remove } = await draw(
    <Pagination page={3} pageSize={10} total={240} onPageChange={handlePage} onPageSizeChange={handleSize} />,
  );
  onTestFinished(remove);
  const choose = async (name: RegExp) => {
    await page.getByRole('button', { name: /3 (?:\/|of) 24/ }).click();
    await page.getByRole('button', { name }).click();
  };
  await choose(/^(?:第一页|First page)$/);
  await choose(/^(?:最后一页|Last page)$/);
  await choose(/^20 /);
  expect(handlePage.mock.calls).toEqual([[1], [24]]);
  expect(handleSize.mock.calls).toEqual([[20]]);
});
