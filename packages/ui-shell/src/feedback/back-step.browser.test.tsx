import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { act, draw } from '../../testing/draw';
import { Button } from '../controls/basic/button';
import { Cascader } from '../controls/choice/cascader';
import { DateField } from '../controls/date/date-field';
import { Popover } from '../data/display/popover';
import { BackStepContext } from '../lib/use-back-step';
import { CachedPages } from '../shell/cached-pages/cached-pages';
import { noPageActions } from '../shell/cached-pages/page-scope';
import { useUnsaved } from '../shell/cached-pages/use-unsaved';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

/** Creates a simulated history with a Back button. */
function createSteps() {
  const steps: { close: () => void; ofPage: boolean }[] = [];
  return {
    steps,
    back: () => act(async () => steps.at(-1)?.close()),
    add: (close: () => void, ofPage = false) => {
      const step = { close, ofPage };
      steps.push(step);
      return () => void steps.splice(steps.indexOf(step), 1);
    },
  };
}

function Typed() {
  useUnsaved(true);
  return <input aria-label="Name" />;
}

function Opened({ of: Part, children }: { of: typeof Dialog | typeof Drawer; children?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Part open={open} onOpenChange={setOpen} title="Order">
      {children}
    </Part>
  );
}

test.each([Dialog, Drawer])('Back closes %o [back-closes-first]', async (part) => {
  const { back, add, steps } = createSteps();
  const drawn = await draw(
    <BackStepContext value={add}>
      <Opened of={part} />
    </BackStepContext>,
  );
  onTestFinished(drawn.remove);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(steps).toEqual([]);
});

const options = [{ value: '33', label: 'Zhejiang', children: [{ value: '3301', label: 'Hangzhou' }] }];
const panels = [
  [
    'a popover',
    'Filter',
    <Popover key="p" trigger={<Button>Filter</Button>} label="Panel">
      Panel
    </Popover>,
  ],
  ['the calendar of a date', 'Open the calendar', <DateField key="d" label="Day" value="" onValueChange={() => {}} />],
  ['a cascader', 'Place', <Cascader key="c" label="Place" value={[]} onValueChange={() => {}} options={options} />],
] as const;

test.each(panels)('Back closes %s and leaves the page as it is [back-closes-first]', async (_, name, part) => {
  const { back, add, steps } = createSteps();
  const drawn = await draw(<BackStepContext value={add}>{part}</BackStepContext>);
  onTestFinished(drawn.remove);
  const opener = page.getByLabelText(name).or(page.getByRole('button', { name })).first();
  await opener.click();
  await expect.poll(() => steps.length).toBe(1);
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await back();
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  expect(steps).toEqual([]);
});

test('Back asks before it closes a dialog of a page with unsaved text, and then takes the question away [back-closes-first]', async () => {
  const { back, add, steps } = createSteps();
  const renderPage = () => (
    <Opened of={Dialog}>
      <Typed />
    </Opened>
  );
  const views = [{ key: 'a', location: { path: '/a', search: '', hash: '' } }] as never;
  const drawn = await draw(
    <BackStepContext value={add}>
      <CachedPages views={views} activeKey="a" renderPage={renderPage} actions={noPageActions} />
    </BackStepContext>,
  );
  onTestFinished(drawn.remove);
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  await back();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await back();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  expect(steps).toEqual([expect.objectContaining({ ofPage: true })]);
});
