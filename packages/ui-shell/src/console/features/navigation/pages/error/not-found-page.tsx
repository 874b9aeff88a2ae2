import { NotFound } from '../../../../../shell/error-pages/not-found';
import { ErrorExit } from './error-exit';

/** The 404 page, standalone at `/404` or inside the shell. */
export default () => <ErrorExit page={NotFound} />;
