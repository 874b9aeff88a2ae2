import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../../testing/state-sheet';
import { RowActions, RowButton, type RowButtonProps } from './row-actions';

/** It takes its look from the row it stands in. */
function InARow(props: RowButtonProps) {
  return (
    <RowActions>
      <RowButton {...props} />
    </RowActions>
  );
}

const meta = {
  title: 'Data/Row button',
  component: RowButton,
  args: { children: 'Details' },
} satisfies Meta<typeof RowButton>;

export default meta;

/** A command of one row. */
export const Playground: StoryObj<typeof meta> = { render: InARow };

/** Its states side by side. */
export const States = statesOf(
  InARow,
  { ...meta.args },
  {
    rest: {},
    hover: {},
    focus: {},
    disabled: { disabled: true },
    danger: { 'data-tone': 'danger', children: 'Remove' },
  },
);
