import { expect, it, vi } from 'vitest';
import type { Command } from '../../../kernel/command';
import { addedCommands } from '../../desk/commands/sources/added-commands';
import { createCommands } from './create-commands';

const command = (id: string, title = id): Command => ({ id, title, run: () => {} });

it('commands are there as long as what added them, each in its place', () => {
  const commands = createCommands();
  const told = vi.fn();
  commands.changed.listen(told);
  const leave = commands.add([command('accept')], 'page');
  commands.add([command('home')], 'console');
  expect(addedCommands(commands, 'page').map(({ id }) => id)).toEqual(['accept']);
  leave();
  expect(addedCommands(commands, 'page')).toEqual([]);
  expect(addedCommands(commands, 'console').map(({ id }) => id)).toEqual(['home']);
  expect(told).toHaveBeenCalledTimes(3);
});

it('of two with one id that controls declare neither stands, since nothing tells them apart', () => {
  const commands = createCommands();
  commands.declare([command('street'), command('remark')]);
  commands.declare([command('remark')]);
  commands.declare([command('remark')]);
  expect(addedCommands(commands, 'page').map(({ id }) => id)).toEqual(['street']);
});

it('of two with one id the later one stands, in the place of the first', () => {
  const commands = createCommands();
  commands.add([command('a'), command('b')], 'page');
  commands.add([command('a', 'anew')], 'page');
  expect(addedCommands(commands, 'page').map(({ title }) => title)).toEqual(['anew', 'b']);
});
