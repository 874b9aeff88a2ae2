import { useSnapshot } from 'valtio';
import { useConsole } from '../kernel/console-context';
import type { Navigation } from '../kernel/ports/navigation';

/** The view and the routes as they are now; renders in the same tick as the tabs, so that a change of the address is one drawing. */
export const useNavigationState = () =>
  useSnapshot(useConsole().navigation.state, { sync: true }) as Readonly<Navigation['state']>;
