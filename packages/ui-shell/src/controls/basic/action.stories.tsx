import type { Meta, StoryObj } from '@storybook/react-vite';
import { Printer } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DeclareContext, type DeclaredCommand } from '../../nav/declared-command';
import { Action } from './action';

const meta = {
  title: 'Forms/Action',
  component: Action,
  args: {
    text: { id: 'parcel.print', message: 'Print labels' },
    icon: <Printer aria-hidden size={16} />,
    onClick: fn(),
  },
} satisfies Meta<typeof Action>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button that the palette finds by its text. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Print labels' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const declared = new Map<string, DeclaredCommand>();
const declare = (commands: readonly DeclaredCommand[]) => {
  for (const command of commands) declared.set(command.id, command);
  return () => commands.forEach(({ id }) => void declared.delete(id));
};

/** Its command runs like a click. */
export const Command: Story = {
  render: (args) => (
    <DeclareContext value={declare}>
      <Action {...args} />
    </DeclareContext>
  ),
  play: async ({ args }) => {
    await declared.get('parcel.print')?.run?.();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** While it cannot act, its command is not offered. */
export const Disabled: Story = {
  ...Command,
  args: { disabled: true },
  play: async () => expect(declared.get('parcel.print')?.disabled).toBe(true),
};
