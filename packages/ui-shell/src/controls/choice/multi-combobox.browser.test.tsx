import { Activity, Profiler, useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { MultiCombobox } from './multi-combobox';

const options = ['Hangzhou', 'Ningbo', 'Lhasa'].map((label) => ({ value: label, label }));

function Cities() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <MultiCombobox label="Cities" value={value} onValueChange={setValue} options={options} />
      <output aria-label="Result">{value.join(' ')}</output>
    </>
  );
}

it('a choice made just before the page is hidden is made once, and stands when the page is shown again', async () => {
  const inTab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Cities />
    </Activity>
  );
  const drawn = await draw(inTab('visible'));
  onTestFinished(drawn.remove);
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.click(page.getByRole('option', { name: 'Hangzhou' }));
  await userEvent.click(page.getByRole('option', { name: 'Ningbo' }));
  await expect.element(page.getByLabelText('Result')).toHaveTextContent('Hangzhou Ningbo');
  await drawn.show(inTab('hidden'));
  await drawn.show(inTab('visible'));
  await expect.element(page.getByLabelText('Result')).toHaveTextContent('Hangzhou Ningbo');
});

it('Enter selects the highlighted option and leaves the list open; a second Enter removes it', async () => {
  onTestFinished((await draw(<Cities />)).remove);
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
  await expect.element(page.getByLabelText('Result')).toHaveTextContent('Hangzhou Ningbo');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Result')).toHaveTextContent(/^Hangzhou$/);
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

it('a press that comes while the machine still works off the movement before it is not lost [choice-during-slow-render-is-kept]', async () => {
  // Long enough for React to defer the effects of the render.
  const slow = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
  };
  const drawn = await draw(
    <Profiler id="slow" onRender={slow}>
      <Cities />
    </Profiler>,
  );
  onTestFinished(drawn.remove);
  await userEvent.click(page.getByRole('combobox'));
  await userEvent.click(page.getByRole('option', { name: 'Hangzhou' }));
  await expect.element(page.getByLabelText('Result')).toHaveTextContent('Hangzhou');
  const ningbo = page.getByRole('option', { name: 'Ningbo' }).element();
  const highlighted = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!ningbo.hasAttribute('data-highlighted')) return;
      watch.disconnect();
      (ningbo as HTMLElement).click();
      resolve();
    });
    watch.observe(ningbo, { attributes: true });
  });
  ningbo.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  await highlighted;
  await expect.element(page.getByLabelText('Result')).toHaveTextContent('Hangzhou Ningbo');
});
