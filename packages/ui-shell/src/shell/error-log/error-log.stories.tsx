import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { whenStill } from '../../../testing/when-still';
import { createErrorLog, type ErrorLog } from './create-error-log';
import { ErrorLogButton } from './error-log-button';
import { ErrorLogDialog } from './error-log-dialog';

const meta: Meta = {
  title: 'Shell/Header tools/Error log',
  component: ErrorLogButton,
  subcomponents: { ErrorLogDialog },
};
export default meta;

function filled(errors: readonly [unknown, number][]): ErrorLog {
  const log = createErrorLog({ mode: 'development', getUrl: () => '/#/order/orderList?page=2', schedule: () => {} });
  for (const [error, times] of errors) for (let n = 0; n < times; n += 1) log.report(error);
  log.flush();
  return log;
}

function Tool({ log }: { log: ErrorLog }) {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <ErrorLogButton log={log} onOpen={() => setOpen(true)} />
      <ErrorLogDialog log={log} open={open} onOpenChange={setOpen} />
    </div>
  );
}

const stack = (message: string) =>
  `TypeError: ${message}\n    at OrderList (http://localhost/assets/order-list.js:41:17)\n    at renderWithHooks (http://localhost/assets/react-dom.js:210:9)`;
const some = (): [unknown, number][] => [
  [{ message: 'GET /api/orders answered 503', stack: '' }, 1],
  [
    {
      message: "Cannot read properties of undefined (reading 'title')",
      stack: stack("Cannot read properties of undefined (reading 'title')"),
    },
    12,
  ],
  [{ message: 'The token=abcdef123456 of user 13800138000 has run out', stack: '' }, 1],
];

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Error log/ }));
  const dialog = await screen.findByRole('dialog');
  await whenStill();
  return within(dialog);
};

export const WithErrors: StoryObj = {
  render: () => <Tool log={filled(some())} />,
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText('12 times')).toBeVisible();
    await expect(dialog.getByText(/138\*\*\*\*8000/)).toBeVisible();
    const links = dialog.getAllByRole('link', { name: /new window/ });
    await expect(links).toHaveLength(9);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(dialog.getAllByText('Stack')[1] as HTMLElement);
    await expect(dialog.getByText(/at OrderList/)).toBeVisible();
    await whenStill();
  },
};

export const InEnglish: StoryObj = {
  ...WithErrors,
  globals: { locale: 'en' },
  play: async () => void (await openDialog()),
};

export const Cleared: StoryObj = {
  render: () => <Tool log={filled(some())} />,
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear log' }));
    await waitFor(() => expect(dialog.getByText('No errors. All is well.')).toBeVisible());
  },
};

export const LongContent: StoryObj = {
  render: () => (
    <Tool
      log={filled([
        [{ message: `${'A setting is missing '.repeat(400)}`, stack: stack('x').repeat(60) }, 200],
        ...Array.from({ length: 30 }, (_, n): [unknown, number] => [`Error number ${n} ${'a'.repeat(n)}`, 1]),
      ])}
    />
  ),
  play: async () => {
    await expect(screen.getByRole('button')).toHaveAccessibleName('Error log 31');
    const dialog = await openDialog();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(31);
  },
};
