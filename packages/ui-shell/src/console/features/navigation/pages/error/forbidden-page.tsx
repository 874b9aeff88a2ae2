import { Forbidden } from '../../../../../shell/error-pages/forbidden';
import { ErrorWay } from './error-way';

/** The 403 page, standalone at `/403` or inside the shell. */
export default () => <ErrorWay page={Forbidden} />;
