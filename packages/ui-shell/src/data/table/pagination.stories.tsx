import type { Meta, StoryObj } from '@storybook/react-vite';
import { keeping, statesOf } from '../../../testing/state-sheet';
import { Pagination } from './pagination';

const Live = keeping(Pagination, 'page', 'onPageChange');
const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  render: (args) => <Live {...args} />,
  args: { page: 3, pageSize: 10, total: 240, onPageChange: () => {}, onPageSizeChange: () => {} },
} satisfies Meta<typeof Pagination>;

export default meta;

/** Which page of a list is seen. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    rest: {},
    hover: {},
    focus: {},
    first: { page: 1 },
    last: { page: 24 },
    empty: { total: 0, page: 1 },
    unknown: { total: undefined },
    'by cursors': { total: 30, more: true, ways: { previous: true, next: true } },
    'last by cursors': { total: 24, ways: { previous: true, next: false } },
  },
);
