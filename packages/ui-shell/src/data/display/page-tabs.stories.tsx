import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { PageTabs } from './page-tabs';

const meta = {
  title: 'Display/Page tabs',
  component: PageTabs,
  args: {
    label: 'Parts of the parcel',
    tabs: [
      { key: 'contents', label: 'Contents', content: 'Two lamps and a book.' },
      { key: 'route', label: 'Route', content: 'By train over the pass.' },
      { key: 'claims', label: 'Claims', content: 'None.', disabled: true },
      { key: 'papers', label: 'Papers', content: 'The invoice.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof PageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys open the next tab that can be opened; Home and End the first and the last. */
export const Playground: Story = {
  name: 'Playground [page-tabs]',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Contents' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Papers' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Papers' })).toHaveTextContent('The invoice.');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Contents', selected: true })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('contents');
  },
};

/** For content that loads: arrow keys only move the focus, Enter opens. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Contents' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two lamps');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('By train');
  },
};

/** More tabs than there is room for: the row scrolls. */
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, at) => ({
      key: `t${at}`,
      label: `Section ${at + 1}`,
      content: `Text ${at + 1}`,
    })),
  },
};

/** Right to left: the left arrow moves to the next tab. */
export const FromTheRight: Story = {
  ...inArabic,
  args: {
    label: 'أجزاء الطرد',
    tabs: [
      { key: 'a', label: 'المحتويات', content: 'مصباحان' },
      { key: 'b', label: 'المسار', content: 'بالقطار' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'المحتويات' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('بالقطار');
  },
};
