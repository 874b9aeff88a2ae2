import type { PathParameters, RegisteredPaths } from '../../kernel/route-addresses';
import { fillPath } from './fill-path';
import type { HrefParts } from './use-href';

/** What makes addresses out of the paths of a route table. @beta */
export type PathHref<Paths extends string> = <Path extends Paths>(
  path: Path,
  ...parts: unknown extends PathParameters<Path> ? [parts?: HrefParts<Path>] : [parts: HrefParts<Path>]
) => string;

/**
 * Makes an address out of a path of the route table that the app registers (`Register`): `href('/order/list', { query: { page: 2 } })` is
 * `/order/list?page=2`. A path that no route has, and a parameter that is missing, do not compile. It works outside of components too; `useHref` knows
 * routes by name. @beta
 */
export const href = fillPath as PathHref<RegisteredPaths>;
