import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Actions } from './actions';

const handlePrint = fn();
const handleCancel = fn();

const meta = {
  title: 'Shell/Actions',
  component: Actions,
  args: {
    items: [
      { text: 'Change', onSelect: () => {} },
      false,
      { text: 'Copy', onSelect: () => {} },
      { text: 'Print', onSelect: handlePrint },
      { text: 'Set price', disabled: true, onSelect: () => {} },
      { text: 'Cancel order', tone: 'danger', onSelect: handleCancel },
    ],
  },
} satisfies Meta<typeof Actions>;

export default meta;

/** Two buttons and a menu with the rest; destructive actions are red. */
export const Playground: StoryObj<typeof meta> = {
  name: 'Playground [actions-in-menu]',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)).toEqual([
      'Change',
      'Copy',
      'More actions',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Set price' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
    await expect(handlePrint).toHaveBeenCalledOnce();
    await expect(handleCancel).not.toHaveBeenCalled();
  },
};

/** All of them have room: no menu. */
export const Few: StoryObj<typeof meta> = { args: { items: meta.args.items.slice(0, 2) } };
