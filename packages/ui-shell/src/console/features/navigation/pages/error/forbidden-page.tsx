import { Forbidden } from '../../../../../shell/error-pages/forbidden';
import { ErrorWay } from './error-way';

/** The 403 page, at `/403` on its own or inside the shell. */
export default () => <ErrorWay page={Forbidden} />;
