import { NotFound } from '../../../error-pages/not-found';
import { useConsole } from '../../console-context';
import { homeSeconds } from './home-seconds';

/** The 404 page, at `/404` on its own or inside the shell. */
export function NotFoundPage() {
  const { history } = useConsole();
  return <NotFound seconds={homeSeconds(history.current.path)} onHome={() => history.push('/')} />;
}
