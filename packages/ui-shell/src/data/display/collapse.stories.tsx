import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inArabic, statesOf } from '../../../testing/state-sheet';
import { Collapse } from './collapse';

const meta = {
  title: 'Display/Collapse',
  component: Collapse,
  args: { title: 'Papers of the contract', children: 'The certificate and the invoice lie in the grey folder.' },
} satisfies Meta<typeof Collapse>;

export default meta;

/** A part that is looked at now and then; Enter or Space opens and folds it. */
export const Playground: StoryObj<typeof meta> = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const body = canvas.getByText(/grey folder/);
    await expect(body).not.toBeVisible();
    await userEvent.click(canvas.getByText('Papers of the contract'));
    await waitFor(() => expect(body).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText('Papers of the contract'));
    await waitFor(() => expect(body).not.toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

/** Opening one of a group folds the others. */
export const OneAtATime: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Collapse group="help" title="Who collects?" defaultOpen>
        The driver who is named in the order.
      </Collapse>
      <Collapse group="help" title="What does it cost?">
        The price of the route, by weight.
      </Collapse>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/The driver/)).toBeVisible();
    await userEvent.click(canvas.getByText('What does it cost?'));
    await waitFor(() => expect(canvas.getByText(/The price/)).toBeVisible());
    await expect(canvas.getByText(/The driver/)).not.toBeVisible();
  },
};

/** Written from the right. */
export const FromTheRight: StoryObj<typeof meta> = {
  ...inArabic,
  args: {
    title: 'أوراق المركبة',
    children: 'الشهادة والفاتورة في الصندوق.',
    defaultOpen: true,
    onOpenChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('أوراق المركبة'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

/** Its states side by side. */
export const States = statesOf(
  Collapse,
  { ...meta.args },
  {
    rest: {},
    hover: {},
    focus: {},
    open: { defaultOpen: true },
    'long text': {
      title: 'A title of more than one line, as they are where a whole question stands there',
      defaultOpen: true,
    },
    phone: { defaultOpen: true },
  },
);
