import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { whenStill } from '../../../testing/when-still';
import { ToolButton } from '../../controls/basic/tool-button';
import { color } from '../../theme/tokens';
import { Avatar } from './avatar';
import { Menu, MenuChoice, MenuItem, MenuLine } from './menu-parts';

const meta: Meta = { title: 'Shell/Header tools/A tool of your own', component: ToolButton, subcomponents: { Avatar } };
export default meta;

const acted = fn();
const flag = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#0f766e" d="M0 0h3v2H0z"/></svg>')}`;
const bar = { display: 'flex', gap: 8, alignItems: 'center', padding: 16, color: color('text') } as const;

/** An icon button with a count; beyond 99 it shows 99+. */
export const ButtonWithCount: StoryObj = {
  render: () => (
    <div style={bar}>
      <ToolButton label="To do" icon={Bell} badge={120} onClick={acted} />
      <ToolButton label="Nothing to do" icon={Bell} badge={0} />
      <ToolButton label="Disabled" icon={Bell} disabled />
    </div>
  ),
  play: async () => {
    acted.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'To do 99+' }));
    await expect(acted).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { name: 'Nothing to do' })).toHaveTextContent('');
  },
};

/** An icon as an element keeps its size; icons are decorative. */
export const ButtonWithElement: StoryObj = {
  render: () => (
    <div style={bar}>
      <ToolButton label="Help" icon={<b data-testid="letter">?</b>} onClick={acted} />
      <ToolButton label="Flag" icon={<img src={flag} width={24} height={16} alt="Flag of the office" />} badge={3} />
    </div>
  ),
  play: async () => {
    acted.mockClear();
    await userEvent.click(screen.getByTestId('letter'));
    await expect(acted).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { name: 'Help' })).toHaveTextContent('?');
    const flagged = screen.getByRole('button', { name: 'Flag 3' });
    await expect(flagged.querySelector('img')?.getBoundingClientRect()).toMatchObject({ width: 24, height: 16 });
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

function Commands() {
  const [unit, setUnit] = useState('kg');
  return (
    <div style={bar}>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <ToolButton label="More" icon={Copy} />
        </DropdownMenu.Trigger>
        <Menu align="start">
          <MenuItem icon={Copy} onSelect={() => acted('copy')}>
            Copy the order
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => acted('delete')}>
            Delete
          </MenuItem>
          <MenuLine />
          <DropdownMenu.RadioGroup value={unit} onValueChange={setUnit}>
            <MenuChoice value="kg">kg</MenuChoice>
            <MenuChoice value="lb" lang="en">
              Pounds
            </MenuChoice>
          </DropdownMenu.RadioGroup>
        </Menu>
      </DropdownMenu.Root>
    </div>
  );
}

/** Commands, a line, and a choice in a dropdown menu. */
export const DropdownOfCommands: StoryObj = {
  render: () => <Commands />,
  play: async () => {
    acted.mockClear();
    const button = screen.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pounds' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Pounds' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy the order' }));
    await expect(acted).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await whenStill();
  },
};

/** A placeholder replaces a missing or unsafe picture. */
export const Avatars: StoryObj = {
  render: () => (
    <div style={bar}>
      <Avatar />
      <Avatar src="javascript:alert(1)" edge={32} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-state="figure"]')).toHaveLength(2);
  },
};
