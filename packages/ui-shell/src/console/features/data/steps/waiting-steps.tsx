import { useSnapshot } from 'valtio';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { useConsole } from '../../../kernel/console-context';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import { waitingOf } from './waiting-of';

const badge = createLazyPart(() => import('./queue/waiting-badge').then((module) => module.WaitingBadge));

/** The place of the shell that says how many steps wait for the line; nothing while there are none. */
export function WaitingSteps() {
  const { wanted } = useSnapshot(waitingOf(useConsole()).state);
  const Badge = useLazyPart(badge, wanted);
  return Badge && <Badge />;
}
