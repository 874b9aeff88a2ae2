import { Forbidden } from '../../../error-pages/forbidden';
import { useConsole } from '../../console-context';
import { homeSeconds } from './home-seconds';

/** The 403 page, at `/403` on its own or inside the shell. */
export function ForbiddenPage() {
  const { history } = useConsole();
  return <Forbidden seconds={homeSeconds(history.current.path)} onHome={() => history.push('/')} />;
}
