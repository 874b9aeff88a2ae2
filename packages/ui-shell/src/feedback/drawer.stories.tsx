import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../form/button';
import { TextField } from '../form/text-field';
import { useUnsaved } from '../pages/use-unsaved';
import { whenStill } from '../testing/when-still';
import { Drawer } from './drawer';

const meta: Meta = { title: 'Feedback/Drawer', component: Drawer };
export default meta;

function Note() {
  const [note, setNote] = useState('');
  useUnsaved(note !== '');
  return <TextField label="备注" value={note} onChange={(event) => setNote(event.target.value)} />;
}

function Record() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>查看运单</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="运单 WB20260206001"
        footer={<Button onClick={() => setOpen(false)}>知道了</Button>}
      >
        <Note />
      </Drawer>
    </div>
  );
}

/** A record beside its list: focus goes in and comes back; with unsaved work inside it asks before it closes. */
export const BesideAList: StoryObj = {
  render: () => <Record />,
  play: async () => {
    const opener = screen.getByRole('button', { name: '查看运单' });
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: '运单 WB20260206001' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '晚到');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
    await expect(await screen.findByRole('textbox', { name: '备注' })).toHaveValue('晚到');
    await whenStill();
  },
};
