import type { Command, CommandPlace } from '../../../kernel/command';
import type { Commands } from '../create-commands';

/** What was added in a place; of two with one id the later one, in the place of the first. */
export function addedCommands({ added }: Commands, place: CommandPlace): readonly Command[] {
  const own = [...added].flatMap((each) => (each.place === place ? each.list : []));
  return [...new Map(own.map((command) => [command.id, command])).values()];
}
