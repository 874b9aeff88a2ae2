import { useSnapshot } from 'valtio';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { useConsole } from '../../../kernel/console-context';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import { waitingOf } from './waiting-of';

const badge = createLazyPart(() => import('./queue/waiting-badge').then((module) => module.WaitingBadge));

/** The slot of the shell for the number of waiting steps; renders nothing for 0. */
export function WaitingSteps() {
  const { wanted: isWanted } = useSnapshot(waitingOf(useConsole()).state);
  const Badge = useLazyPart(badge, isWanted);
  return Badge && <Badge />;
}
