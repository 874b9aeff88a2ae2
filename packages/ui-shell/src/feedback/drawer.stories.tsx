import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../../testing/state-sheet';
import { UnsavedRemark } from '../../testing/unsaved-remark';
import { whenStill } from '../../testing/when-still';
import { Button } from '../controls/basic/button';
import { TextField } from '../controls/basic/text-field';
import { Drawer } from './drawer';
import { EmptyPicture } from './empty-picture';
import { ListState } from './list-state';

const meta: Meta = { title: 'Feedback/Drawer', component: Drawer };
export default meta;

function Record() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>See the order</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Order WB20260206001"
        footer={<Button onClick={() => setOpen(false)}>Got it</Button>}
      >
        <UnsavedRemark />
      </Drawer>
    </div>
  );
}

/** A record beside its list: focus moves in and returns; asks before closing with unsaved work. */
export const BesideAList: StoryObj = {
  name: 'Beside A List [drawer]',
  render: () => <Record />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'See the order' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Order WB20260206001' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Remark' }), 'Late');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await expect(await screen.findByRole('textbox', { name: 'Remark' })).toHaveValue('Late');
    await whenStill();
  },
};

function Opened({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer open={open} onOpenChange={setOpen} title={title} footer={<Button>{title}</Button>}>
      {children}
    </Drawer>
  );
}

const opened = async () => {
  await screen.findByRole('dialog');
  await whenStill();
};

/** A title that is longer than the drawer is wide, and more to read than fits. */
export const LongText: StoryObj = {
  render: () => (
    <Opened title="Order WB20260206001, which was to leave the yard on Tuesday and did not">
      <p>{'What happened on the way, and who wrote it down. '.repeat(80)}</p>
      <TextField label="Remark" />
    </Opened>
  ),
  play: opened,
};

/** Without content. */
export const Empty: StoryObj = {
  render: () => (
    <Opened title="Messages">
      <ListState picture={<EmptyPicture scene="tray" />}>No messages</ListState>
    </Opened>
  ),
  play: opened,
};

/** In a right-to-left language. */
export const InArabic: StoryObj = {
  ...inArabic,
  render: () => (
    <Opened title="تفاصيل الطلب">
      <UnsavedRemark />
    </Opened>
  ),
  play: opened,
};
