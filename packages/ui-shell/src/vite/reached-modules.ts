/** The modules of a build, as a plugin reads them. */
export interface ModuleGraph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { isEntry: boolean; code?: string | null } | null;
  parse: (code: string) => unknown;
  resolve: (source: string, importer: string) => Promise<{ id: string } | null>;
}

/** Every export of a module. */
const all = '*';

/** A static import or re-export of another module. */
interface Link {
  readonly source: string;
  /** The module only passes these names on. */
  readonly reexports: boolean;
  /** Names in the other module by the names in this one; empty for `export *` and imports without names. */
  readonly names: ReadonlyMap<string, string>;
}

/** The static imports of some modules, transitively. A re-export counts only if an importer names it, as in the built files. */
export async function reachedModules(graph: ModuleGraph, roots: readonly string[]): Promise<Set<string>> {
  const reached = new Set<string>();
  const visited = new Set<string>();
  const links = new Map<string, readonly Link[]>();
  const follow = async (id: string, name: string): Promise<void> => {
    if (visited.has(`${name} ${id}`)) return;
    visited.add(`${name} ${id}`);
    reached.add(id);
    if (!links.has(id)) links.set(id, readLinks(graph, id));
    for (const link of links.get(id) ?? []) {
      const names = namesOf(link, name);
      const next = names.length > 0 && (await graph.resolve(link.source, id));
      if (next) for (const each of names) await follow(next.id, each);
    }
  };
  for (const root of roots) await follow(root, all);
  return reached;
}

/** The names that a link imports from its module for a name of an importer. */
function namesOf({ reexports, names }: Link, name: string): string[] {
  if (names.size === 0) return [reexports ? name : all];
  if (!reexports || name === all) return [...names.values()];
  return [names.get(name) ?? []].flat();
}

interface Identifier {
  readonly name?: string;
  readonly value?: string;
}

interface Statement {
  readonly type: string;
  readonly directive?: string;
  readonly declaration?: object | null;
  readonly source?: { readonly value: string } | null;
  readonly specifiers?: readonly {
    readonly type: string;
    readonly local: Identifier;
    readonly imported?: Identifier;
    readonly exported?: Identifier;
  }[];
}

function readLinks(graph: ModuleGraph, id: string): Link[] {
  const { code } = graph.getModuleInfo(id) ?? {};
  if (!code || id.startsWith('\0')) return [];
  const { body } = graph.parse(code) as { body: readonly Statement[] };
  const exported = new Map(
    body
      .filter(({ type, source }) => type === 'ExportNamedDeclaration' && !source)
      .flatMap(({ specifiers = [] }) => specifiers.map((one) => [textOf(one.local), textOf(one.exported)] as const)),
  );
  const onlyPassesOn = body.every(
    ({ type, directive, declaration }) => directive ?? (/^(Import|Export)/.test(type) && !declaration),
  );
  return body.flatMap((statement) => {
    const { type, source, specifiers = [] } = statement;
    if (!source) return [];
    const isImport = type === 'ImportDeclaration';
    const reexports = !isImport || (onlyPassesOn && specifiers.length > 0);
    const pairs = specifiers.map((one) => [textOf(isImport ? one.local : one.exported), nameOf(one)] as const);
    const names = pairs.map(([local, name]) => [isImport && reexports ? exported.get(local) : local, name] as const);
    const passed = names.filter((pair): pair is readonly [string, string] => Boolean(pair[0]));
    return pairs.length > 0 && passed.length === 0 ? [] : [{ source: source.value, reexports, names: new Map(passed) }];
  });
}

const nameOf = ({ type, local, imported }: NonNullable<Statement['specifiers']>[number]): string =>
  type === 'ImportDefaultSpecifier' ? 'default' : type === 'ImportNamespaceSpecifier' ? all : textOf(imported ?? local);

const textOf = (identifier: Identifier | undefined): string => identifier?.name ?? identifier?.value ?? '';
