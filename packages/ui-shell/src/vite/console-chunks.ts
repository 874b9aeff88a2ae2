import { firstScreens } from './early-code';
import { isModule } from './module-name';

/** The modules of a build, as a plugin reads them. */
export interface ModuleGraph {
  getModuleIds: () => Iterable<string>;
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What each first screen imports, directly or through others. */
export type ScreenImports = Readonly<Record<keyof typeof firstScreens, ReadonlySet<string>>>;

interface ChunkGroup {
  name: string;
  test?: (id: string) => boolean;
  tags?: string[];
  priority: number;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}

/**
 * How Rolldown splits a console: a file of the start's libraries, one of its modules, one of shared icons, and what each first screen shares with
 * pages. All else splits by itself. Each group has its name as a text: of a function, Rolldown warns.
 */
export const consoleChunks = (readImports: () => ScreenImports): { groups: ChunkGroup[] } => ({
  groups: [
    { name: 'libraries', test: isLibrary, tags: ['$initial'], priority: 3 },
    { name: 'console', tags: ['$initial'], priority: 2 },
    { name: 'icons', test: isIcon, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
    ...['shell-parts', 'screen-parts', 'login-parts'].map((name) => ({
      name,
      test: (id: string) => !isLibrary(id) && !isText(id) && fileOfScreens(id, readImports()) === name,
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    })),
  ],
});

/** Of another package than ours: a release of the console leaves browsers what they have of it. */
const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/](?!@waybill[\\/])/.test(id);

const isIcon = (id: string): boolean => /[\\/]node_modules[\\/]lucide-react[\\/]/.test(id);

/** Texts of the validators, which no first screen shows: a page with a form brings them. */
const isText = (id: string): boolean => /[\\/]validators[\\/].*-catalogues\.\w+$/.test(id);

/** The file of a module that a first screen imports; null if none does. */
function fileOfScreens(id: string, { signedOut, signedIn }: ScreenImports): string | null {
  if (!signedOut.has(id)) return signedIn.has(id) ? 'shell-parts' : null;
  return signedIn.has(id) ? 'screen-parts' : 'login-parts';
}

/** Reads the imports of the first screens, once for a build: to walk up from each module takes a minute. */
export const readScreenImports = (graph: ModuleGraph): ScreenImports => ({
  signedOut: importsOf(firstScreens.signedOut, graph),
  signedIn: importsOf(firstScreens.signedIn, graph),
});

function importsOf(modules: readonly string[], graph: ModuleGraph): Set<string> {
  const imports = new Set<string>();
  const pending = [...graph.getModuleIds()].filter((id) => modules.some((module) => isModule(id, module)));
  for (const id of pending)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (imports.has(next)) continue;
      imports.add(next);
      pending.push(next);
    }
  return imports;
}
