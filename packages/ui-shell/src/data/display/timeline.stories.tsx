import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic, statesOf } from '../../../testing/state-sheet';
import { Timeline } from './timeline';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    label: 'History of the order',
    events: [
      { id: 'signed', title: 'Signed', time: '8 February, 16:05', tone: 'success', detail: 'By Ann Lee, at the gate' },
      { id: 'late', title: 'Delayed', time: '7 February, 11:40', tone: 'warning', detail: 'Snow on the pass' },
      { id: 'taken', title: 'Collected', time: '6 February, 09:30' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;

/** The events of an order, the newest first. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'History of the order' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'Signed',
      'Delayed',
      'Collected',
    ]);
  },
};

/** Right to left, in Arabic. */
export const FromTheRight: StoryObj<typeof meta> = {
  ...inArabic,
  args: {
    label: 'سجل الطلب',
    events: [
      { id: 'signed', title: 'تم التوقيع', tone: 'success' },
      { id: 'taken', title: 'تم الاستلام' },
    ],
  },
};

/** All its states, side by side. */
export const States = statesOf(
  Timeline,
  { ...meta.args },
  {
    rest: {},
    'one event': { events: [{ id: 'taken', title: 'Collected' }] },
    'long text': {
      events: [
        {
          id: 'note',
          title: 'A title that is much longer than the place that it has, in one line at least',
          detail: 'A note of more than one line says what happened, why, and what is done next.',
        },
        { id: 'taken', title: 'Collected' },
      ],
    },
    phone: {},
  },
);
