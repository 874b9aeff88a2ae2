import { NotFound } from '../../../../../shell/error-pages/not-found';
import { ErrorWay } from './error-way';

/** The 404 page, standalone at `/404` or inside the shell. */
export default () => <ErrorWay page={NotFound} />;
