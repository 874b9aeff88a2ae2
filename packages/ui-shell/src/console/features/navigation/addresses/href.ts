import type { PathParameters, RegisteredPaths } from '../../../kernel/route-addresses';
import { fillPath } from './fill-path';
import type { HrefParts } from './use-href';

/** Makes addresses from the paths of a route table. @beta */
export type PathHref<Paths extends string> = <Path extends Paths>(
  path: Path,
  ...parts: unknown extends PathParameters<Path> ? [parts?: HrefParts<Path>] : [parts: HrefParts<Path>]
) => string;

/**
 * Makes an address from a path of the registered route table: `href('/order/list', { query: { page: 2 } })` is `/order/list?page=2`. Unknown paths
 * and missing parameters do not compile. @beta
 */
export const href = fillPath as PathHref<RegisteredPaths>;
