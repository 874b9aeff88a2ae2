import type { Meta, StoryObj } from '@storybook/react-vite';
import { statesOf } from '../../../testing/state-sheet';
import { DescriptionList } from './description-list';

const meta = {
  title: 'Display/Description list',
  component: DescriptionList,
  args: {
    items: [
      ['Number', 'TY2026020600240'],
      ['Driver', 'Ann Lee'],
      ['Remark', undefined],
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;

/** The facts of a record. */
export const Playground: StoryObj<typeof meta> = {};

/** All its states, side by side. */
export const States = statesOf(
  DescriptionList,
  { ...meta.args },
  {
    rest: {},
    'name beside value': { layout: 'row' },
    busy: { busy: true },
    'long text': {
      items: [
        [
          'A name of more than one word',
          'A value that is much longer than the place that it has, in one line at least',
        ],
      ],
    },
    phone: {},
  },
);
