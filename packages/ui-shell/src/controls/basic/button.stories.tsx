import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { statesOf } from '../../../testing/state-sheet';
import { Button } from './button';

const meta = {
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Save', tone: 'primary' },
} satisfies Meta<typeof Button>;

export default meta;

/** A press that does something; one of a view is `primary`. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Button,
  { ...meta.args },
  {
    rest: {},
    hover: {},
    focus: {},
    disabled: { disabled: true },
    busy: { busy: true },
    default: { tone: 'default' },
    danger: { tone: 'danger' },
    quiet: { tone: 'quiet' },
    large: { scale: 'large' },
    'with an icon': { icon: <Plus aria-hidden size={16} /> },
    'long text': { children: 'Save what was changed and tell everybody who has this record open' },
    phone: { block: true },
  },
);
