import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TwoLines } from './two-lines';

const meta = {
  title: 'Data/Two lines',
  component: TwoLines,
  args: { children: 'Aurora', below: '09:30' },
} satisfies Meta<typeof TwoLines>;

export default meta;

/** A name above a muted line. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const [name, below] = ['Aurora', '09:30'].map((words) => canvas.getByText(words).getBoundingClientRect());
    await expect(below?.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
  },
};
