import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ReturnedStep, WaitingStep } from '../waiting-step';
import { WaitingDialog } from './waiting-dialog';

const at = Date.UTC(2026, 2, 3, 6, 20);
const act = { onDiscard: fn(), onDismiss: fn(), onClose: fn() };
const nothing = { waiting: [], others: [], returned: [] };

const meta = {
  title: 'Console/Waiting steps',
  component: WaitingDialog,
  args: { ...nothing, ...act },
} satisfies Meta<typeof WaitingDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const waitingFor = (key: string, text: string, { isBack = false, isStored = true } = {}): WaitingStep => ({
  step: {
    key,
    kind: '/parcel/getList',
    state: 'held',
    waits: true,
    isStored,
    over: new Map(),
    known: [],
    shows: (one) => one,
  },
  call: { name: 'accept', of: 'accept', fields: {}, many: false },
  ids: [key],
  version: 'version',
  text,
  isBack,
  at,
});
const returnedFor = (key: string, text: string, reason: ReturnedStep['reason']): ReturnedStep => ({
  key,
  text,
  reason,
  isBack: false,
  at,
});

/** Without a connection: steps in order, each with a discard button. */
export const WaitingForTheLine: Story = {
  args: {
    waiting: [
      waitingFor('a', 'Parcel W1024 accepted'),
      waitingFor('b', 'Parcel W1025 given to the driver of the northern route who comes on Tuesdays'),
      waitingFor('c', 'Parcel W1024 accepted', { isBack: true }),
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard Parcel W1024 accepted' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('a');
  },
};

/** Marks steps that the browser has not stored yet, which closing the window would lose. */
export const InThisWindowOnly: Story = {
  args: {
    waiting: [waitingFor('a', 'Parcel W1024 accepted'), waitingFor('b', 'Parcel W1025 accepted', { isStored: false })],
  },
  play: async () => {
    const [stored, unstored] = await screen.findAllByRole('listitem');
    await expect(stored).not.toHaveTextContent('In this window only');
    await expect(unstored).toHaveTextContent('In this window only');
  },
};

/** The connection is back, and another window of the user sends: nothing can be discarded here. */
export const SentByAnotherWindow: Story = {
  args: { others: [waitingFor('a', 'Parcel W1024 accepted'), waitingFor('b', 'Parcel W1025 accepted')] },
  play: async () => {
    await expect(await screen.findAllByText('Another window sends it')).toHaveLength(2);
    await expect(screen.queryByRole('button', { name: /Discard/ })).toBeNull();
  },
};

/** Refused steps and conflicts are listed above the waiting ones, with their reason. */
export const NotDone: Story = {
  args: {
    returned: [
      returnedFor('a', 'Parcel W1024 accepted', 'Somebody else has cancelled this parcel meanwhile.'),
      returnedFor('b', 'Parcel W1024 collected', { why: 'followed' }),
      returnedFor('c', '12 parcels accepted', { why: 'partly', left: 3, count: 12 }),
      returnedFor('d', 'Parcel W1030 accepted', { why: 'expired' }),
    ],
    waiting: [waitingFor('e', 'Parcel W1025 accepted')],
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('region', { name: 'Not done' })).toHaveTextContent('3 of 12 were not done.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss Parcel W1024 accepted' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('a');
  },
};

/** All steps were sent while the list was open. */
export const AllSent: Story = {
  play: async () => {
    // The dialog fades in.
    await waitFor(() => expect(screen.getByText('No step is waiting for the connection.')).toBeVisible());
  },
};
