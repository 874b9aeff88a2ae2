import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { StatCard, StatRow } from './stat-card';

const meta = {
  title: 'Display/Stat card',
  component: StatCard,
  args: { label: 'Parcels today', value: 1280, hint: '12 more than a week ago' },
  decorators: [
    (Story) => (
      <StatRow aria-label="Today">
        <Story />
      </StatRow>
    ),
  ],
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A figure with a link to the counted records. */
export const Playground: Story = {
  // biome-ignore lint/a11y/useAnchorContent: the card puts its words into it
  args: { link: <a href="#parcels" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Parcels today/ })).toHaveTextContent('1,280');
  },
};

/** Side by side; on a phone two in a row. */
export const InARow: Story = {
  render: () => (
    <>
      <StatCard label="Waiting" value={12} />
      <StatCard label="Late" value={3} tone="danger" />
      <StatCard label="Returned" value={0} tone="quiet" />
      <StatCard label="Weight" value="1.2 t" />
      <StatCard label="Still loaded" value={undefined} />
    </>
  ),
};

/** Right to left, in Arabic. */
export const FromTheRight: Story = { ...inArabic, args: { label: 'طرود اليوم', value: 128, hint: 'أكثر بـ 12' } };
