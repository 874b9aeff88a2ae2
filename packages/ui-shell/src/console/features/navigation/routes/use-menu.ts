import { useSnapshot } from 'valtio';
import type { NavNode } from '../../../../nav/nav-node';
import { useConsole } from '../../../kernel/console-context';

const empty: readonly NavNode[] = [];

/** The menu tree of the signed-in user, filtered by their rights. @public */
export function useMenu(): readonly NavNode[] {
  const { navigation } = useConsole();
  return useSnapshot(navigation.state).routes?.menu ?? empty;
}
