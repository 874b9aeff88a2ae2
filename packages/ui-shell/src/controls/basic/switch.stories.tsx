import type { Meta, StoryObj } from '@storybook/react-vite';
import { keeping, statesOf } from '../../../testing/state-sheet';
import { Switch } from './switch';

const Live = keeping(Switch, 'checked', 'onCheckedChange');
const meta = {
  title: 'Forms/Switch',
  component: Switch,
  render: (args) => <Live {...args} />,
  args: { label: 'Message on arrival', checked: true, onCheckedChange: () => {} },
} satisfies Meta<typeof Switch>;

export default meta;

/** Something that takes effect at once. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  Live,
  { ...meta.args },
  {
    rest: {},
    off: { checked: false },
    hover: {},
    focus: {},
    disabled: { disabled: true, hint: 'Set by the administrator' },
    'long text': {
      label: 'A message to the consignor and to the consignee as soon as the goods have arrived at its depot',
    },
    phone: {},
  },
);
