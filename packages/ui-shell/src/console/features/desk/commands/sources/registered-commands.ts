import type { Command, CommandPlace } from '../../../../kernel/command';
import type { Commands } from '../../../runtime/commands/create-commands';

/** The commands of a place. A later command replaces one with the same id; two declared by controls with the same id are both dropped. */
export function registeredCommands({ added }: Commands, place: CommandPlace): readonly Command[] {
  const byId = new Map<string, Command | undefined>();
  for (const { list, place: where, declared } of added)
    if (where === place)
      for (const command of list) byId.set(command.id, declared && byId.has(command.id) ? undefined : command);
  return [...byId.values()].filter((command) => command !== undefined);
}
