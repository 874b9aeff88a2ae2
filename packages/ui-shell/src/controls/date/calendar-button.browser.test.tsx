import { Activity, useRef, useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { CalendarButton } from './calendar-button';

function Field({ hidden = false }: { hidden?: boolean }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <Activity mode={hidden ? 'hidden' : 'visible'}>
        <span id="day">Day</span>
        <div ref={box}>
          <CalendarButton open={open} onOpenChange={setOpen} anchor={box} labelledBy="day">
            <button type="button">24</button>
          </CalendarButton>
        </div>
      </Activity>
      <button type="button" style={{ marginBlockStart: 200 }}>
        Elsewhere
      </button>
    </>
  );
}

async function open() {
  const drawn = await draw(<Field />);
  onTestFinished(drawn.remove);
  return { ...drawn, button: page.getByRole('button', { name: /calendar/i }), panel: page.getByRole('dialog') };
}

it('opens and closes the calendar, which takes the focus and gives it back', async () => {
  const { button, panel } = await open();
  await button.click();
  await expect.element(page.getByRole('button', { name: '24' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(panel).toBeVisible();
  await button.click();
  await expect.element(panel).not.toBeInTheDocument();
  await button.click();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('is the same button when its page is shown again', async () => {
  const { button, show } = await open();
  const before = button.element();
  await show(<Field hidden />);
  await show(<Field />);
  expect(button.element()).toBe(before);
});
