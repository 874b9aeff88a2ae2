import { Forbidden } from '../../../../../shell/error-pages/forbidden';
import { ErrorExit } from './error-exit';

/** The 403 page, standalone at `/403` or inside the shell. */
export default () => <ErrorExit page={Forbidden} />;
