import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { act, draw } from '../../testing/draw';
import { BackStepContext } from '../lib/use-back-step';
import { CachedPages } from '../shell/cached-pages/cached-pages';
import { noPageActions } from '../shell/cached-pages/page-scope';
import { useUnsaved } from '../shell/cached-pages/use-unsaved';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

/** A history that Back is pressed in. */
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
