import type { Register } from '../../locales/register';

/** The paths of the registered table; any string without one. */
export type RegisteredPaths = unknown extends Register['routes'] ? string : RoutePaths<Register['routes']>;

/** Every absolute path pattern of a route table: `RoutePaths<typeof routes>`. @public */
export type RoutePaths<Routes> = RowsOf<Routes>['path'];

/** Every name of a route table: `RouteNames<typeof routes>`. @public */
export type RouteNames<Routes> = Exclude<RowsOf<Routes>['name'], undefined>;

/** The path pattern of a name. */
export type PathOf<Routes, Name> = Extract<RowsOf<Routes>, { name: Name }>['path'];

/** The required and optional parameters of a path pattern. */
export type PathParameters<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? PathParameter<Name> & PathParameters<`/${More}`>
    : PathParameter<Rest>
  : unknown;

type PathParameter<Name extends string> = Name extends `${infer Bare}?`
  ? { readonly [Each in Bare]?: string | number }
  : { readonly [Each in Name]: string | number };

/** Rejects a table whose `redirect` or `activeMenu` is not one of its paths; the type error names it. */
export type CheckedRoutes<Routes> =
  string extends RoutePaths<Routes>
    ? unknown
    : [Lost<Routes>] extends [never]
      ? unknown
      : `No route has the path ${Lost<Routes>}`;

type Lost<Routes> = Exclude<RowsOf<Routes>['wants'], RoutePaths<Routes>>;

/** A union of all routes: absolute path, name, and referenced paths. */
type RowsOf<Routes, Parent extends string = ''> = Routes extends readonly (infer Each)[]
  ? Each extends { readonly path: infer Path extends string }
    ?
        | Row<Each, Join<Parent, Path>>
        | (Each extends { readonly children: infer Children } ? RowsOf<Children, Join<Parent, Path>> : never)
    : never
  : never;

interface Row<Each, Path extends string> {
  path: Path;
  name: Each extends { readonly name: infer Name extends string } ? Name : undefined;
  wants:
    | (Each extends { readonly redirect: infer Target extends string } ? Join<Path, Target> : never)
    | (Each extends { readonly nav: { readonly activeMenu: infer Target extends string } } ? Target : never);
}

type Join<Parent extends string, Path extends string> = Path extends `/${string}`
  ? Path
  : Path extends ''
    ? Parent
    : `${Parent extends '/' ? '' : Parent}/${Path}`;
