import { useSnapshot } from 'valtio';
import type { NavNode } from '../../../../nav/nav-node';
import { useConsole } from '../../../kernel/console-context';

const empty: readonly NavNode[] = [];

/** The menu tree of whoever is signed in: what he may see, filtered by his rights. @public */
export function useMenu(): readonly NavNode[] {
  const { navigation } = useConsole();
  return useSnapshot(navigation.state).routes?.menu ?? empty;
}
