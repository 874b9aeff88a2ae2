import type { Command, CommandPlace } from '../../../kernel/command';
import type { Commands } from '../create-commands';

/** The commands added in a place. Of two with one id the later one replaces the first; two quiet ones are left out, since nothing tells them apart. */
export function addedCommands({ added }: Commands, place: CommandPlace): readonly Command[] {
  const all = [...added].flatMap((each) => (each.place === place ? each.list : []));
  const counts = new Map<string, number>();
  for (const { id } of all) counts.set(id, (counts.get(id) ?? 0) + 1);
  const byId = new Map(all.map((command) => [command.id, command]));
  return [...byId.values()].filter(({ id, quiet }) => !quiet || counts.get(id) === 1);
}
