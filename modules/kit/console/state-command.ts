import type { Text } from '@waybill/ui-shell';
import type { Command, CommandTools } from '@waybill/ui-shell/console';
import type { Permission } from '../contract';

export interface StateCommandOptions<State extends string> {
  /** The kind of record, which names the command. */
  kind: string;
  title: Text;
  permission: Permission;
  states: readonly State[];
  titles: Readonly<Record<State, Text>>;
  toList: (state: State) => string;
}

/** A command that opens the list of the records in a state. */
export const stateCommand = <State extends string>(
  { goTo }: Pick<CommandTools, 'goTo'>,
  { kind, title, permission, states, titles, toList }: StateCommandOptions<State>,
): Command => ({
  id: `${kind}.state`,
  title,
  guard: { permission: [permission] },
  choose: () =>
    states.map((state) => ({
      id: `${kind}.state.${state}`,
      title: titles[state],
      run: () => goTo(toList(state)),
    })),
});
