import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { compositionOrders, endComposition } from '../../../testing/end-composition';
import { Cascader } from './cascader';
import { MultiCombobox } from './multi-combobox';

const cities = [{ value: 'hz', label: 'Hangzhou' }];

function Choices() {
  const [path, setPath] = useState<readonly string[]>([]);
  const [several, setSeveral] = useState<readonly string[]>([]);
  return (
    <>
      <Cascader label="Region" value={path} onValueChange={setPath} options={cities} searchable />
      <MultiCombobox label="Cities" value={several} onValueChange={setSeveral} options={cities} />
      <output>{[...path, ...several].join(' ') || 'nothing'}</output>
    </>
  );
}

const result = page.getByRole('status').filter({ hasText: /nothing|hz/ });

it.each(compositionOrders)('Enter that ends a composition chooses nothing, as %s sends it', async (order) => {
  onTestFinished((await draw(<Choices />)).remove);
  await userEvent.click(page.getByLabelText('Region'));
  const search = page.getByRole('combobox', { name: 'Search' });
  await userEvent.fill(search, 'Hang');
  endComposition(search.element(), order);
  await expect.element(search).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent(/^hz$/);

  const several = page.getByRole('combobox', { name: 'Cities' });
  await userEvent.click(several);
  await userEvent.keyboard('{ArrowDown}');
  endComposition(several.element(), order);
  await expect.element(result).toHaveTextContent(/^hz$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('hz hz');
});
