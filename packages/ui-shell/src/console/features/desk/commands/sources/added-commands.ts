import type { Command, CommandPlace } from '../../../../kernel/command';
import type { Commands } from '../../../runtime/commands/create-commands';

/** The commands of a place. Of two with one id the later one takes the place of the first; of two that controls declared neither stands. */
export function addedCommands({ added }: Commands, place: CommandPlace): readonly Command[] {
  const byId = new Map<string, Command | undefined>();
  for (const { list, place: where, declared } of added)
    if (where === place)
      for (const command of list) byId.set(command.id, declared && byId.has(command.id) ? undefined : command);
  return [...byId.values()].filter((command) => command !== undefined);
}
