import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../../testing/state-sheet';
import { RowActions, RowButton } from './row-actions';

const meta = {
  title: 'Data/Row button',
  component: RowButton,
  args: { children: 'Details' },
} satisfies Meta<typeof RowButton>;

export default meta;

/** A command of one row. */
export const Playground: StoryObj<typeof meta> = {};

/** Several actions of a row. */
export const InARow: StoryObj<typeof meta> = {
  render: (args) => (
    <RowActions>
      <RowButton {...args} />
      <RowButton data-tone="danger">Remove</RowButton>
    </RowActions>
  ),
};

/** All its states, side by side. */
export const States = statesOf(
  RowButton,
  { ...meta.args },
  {
    rest: {},
    hover: {},
    focus: {},
    disabled: { disabled: true },
    danger: { 'data-tone': 'danger', children: 'Remove' },
  },
);
