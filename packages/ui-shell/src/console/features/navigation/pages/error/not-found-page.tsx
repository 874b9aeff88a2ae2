import { NotFound } from '../../../../../shell/error-pages/not-found';
import { ErrorWay } from './error-way';

/** The 404 page, at `/404` on its own or inside the shell. */
export default () => <ErrorWay page={NotFound} />;
