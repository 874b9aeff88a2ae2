import { expect, it, vi } from 'vitest';
import type { Command } from '../../../kernel/command';
import { registeredCommands } from '../../desk/commands/sources/registered-commands';
import { createCommands } from './create-commands';

const command = (id: string, title = id): Command => ({ id, title, run: () => {} });

it('commands exist as long as their source, each in its place', () => {
  const commands = createCommands();
  const onChange = vi.fn();
  commands.changed.subscribe(onChange);
  const leave = commands.add([command('accept')], 'page');
  commands.add([command('home')], 'console');
  expect(registeredCommands(commands, 'page').map(({ id }) => id)).toEqual(['accept']);
  leave();
  expect(registeredCommands(commands, 'page')).toEqual([]);
  expect(registeredCommands(commands, 'console').map(({ id }) => id)).toEqual(['home']);
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('of two declared commands with the same id both are dropped as ambiguous', () => {
  const commands = createCommands();
  commands.declare([command('street'), command('remark')]);
  commands.declare([command('remark')]);
  commands.declare([command('remark')]);
  expect(registeredCommands(commands, 'page').map(({ id }) => id)).toEqual(['street']);
});

it('a later command replaces an earlier one with the same id', () => {
  const commands = createCommands();
  commands.add([command('a'), command('b')], 'page');
  commands.add([command('a', 'again')], 'page');
  expect(registeredCommands(commands, 'page').map(({ title }) => title)).toEqual(['again', 'b']);
});
