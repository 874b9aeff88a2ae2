import { useCallback } from 'react';
import type { Register } from '../../../../locales/register';
import { useConsole } from '../../../kernel/console-context';
import type { PathOf, PathParameters, RouteNames } from '../../../kernel/route-addresses';
import { type AddressParts, fillPath } from './fill-path';

/** The optional and required parts of a named route's address. */
export type HrefParts<Path extends string> = Omit<AddressParts, 'params'> &
  (unknown extends PathParameters<Path> ? { readonly params?: never } : { readonly params: PathParameters<Path> });

/** Makes the address of a route by its name: `href('OrderList', { query: { page: 2 } })` is `/order/orderList?page=2`. @public */
export type Href<Routes, Names extends string = never> = (<Name extends RouteNames<Routes>>(
  name: Name,
  ...parts: unknown extends PathParameters<PathOf<Routes, Name>>
    ? [parts?: HrefParts<PathOf<Routes, Name>>]
    : [parts: HrefParts<PathOf<Routes, Name>>]
) => string) &
  ((name: Names, parts?: AddressParts) => string);

/** The registered names of a server's menu; any string if neither routes nor names are registered. */
type MenuNames = unknown extends Register['menuNames']
  ? unknown extends Register['routes']
    ? string
    : never
  : Extract<Register['menuNames'], string>;

/**
 * Returns a function that makes addresses by route name, of the registered table or of `useHref<typeof routes>()`.
 * Unknown names and missing parameters do not compile; a name that a server's routes lack throws. Names of a server's
 * menu are registered as `Register { menuNames: 'Reports' }`. @public
 */
export function useHref<Routes = Register['routes'], Names extends string = MenuNames>(): Href<Routes, Names> {
  const { navigation } = useConsole();
  return useCallback(
    (name: string, parts?: AddressParts) => {
      const route = navigation.state.routes?.table.all.byName(name);
      if (!route) throw new Error(`No route is named "${name}". Check the name, or the routes that the server sent.`);
      return fillPath(route.path, parts);
    },
    [navigation],
  ) as Href<Routes, Names>;
}
