import { firstScreens } from './early-code';
import { isModule } from './module-name';
import { type ModuleGraph, reachedModules } from './reached-modules';

/** The modules that the start imports, and those that each first screen does; the page that people with a token begin with counts to theirs. */
export type ScreenImports = Readonly<Record<keyof typeof firstScreens | 'start', ReadonlySet<string>>>;

interface ChunkGroup {
  name: string;
  test?: (id: string) => boolean;
  tags?: string[];
  priority: number;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}

/**
 * How Rolldown splits a console: a file of the start's libraries, one of its modules, one of what each first screen shares with pages, and one of other
 * icons. All else splits by itself. Each group has its name as a text: of a function, Rolldown warns.
 */
export const consoleChunks = (readImports: () => ScreenImports): { groups: ChunkGroup[] } => {
  const isOf = (id: string, screen: keyof ScreenImports) => readImports()[screen].has(id);
  const isShared = (id: string) => isOf(id, 'signedIn') && isOf(id, 'signedOut');
  const isPart = (id: string) => !isLibrary(id) || isIcon(id);
  const partsOf = (name: string, screen: keyof typeof firstScreens): ChunkGroup => ({
    name,
    test: (id) => isPart(id) && isOf(id, screen),
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  });
  return {
    groups: [
      { name: 'libraries', test: isLibrary, tags: ['$initial'], priority: 3 },
      {
        name: 'console',
        test: (id) => isHelper(id) || (isPart(id) && (isOf(id, 'start') || isShared(id))),
        priority: 2,
        includeDependenciesRecursively: false,
      },
      partsOf('shell-parts', 'signedIn'),
      partsOf('login-parts', 'signedOut'),
      { name: 'icons', test: isIcon, minShareCount: 2, priority: 0, includeDependenciesRecursively: false },
    ],
  };
};

/** Of another package than ours: a release of the console leaves browsers what they have of it. */
const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/](?!@waybill[\\/])/.test(id);

/** Of the bundler's own code. */
const isHelper = (id: string): boolean => /^\0(?:vite\/preload-helper|rolldown\/runtime)/.test(id);

const isIcon = (id: string): boolean => /[\\/]node_modules[\\/]lucide-react[\\/]/.test(id);

/** Reads the imports of the first screens, once for a build. `landing` names the page that people with a token begin with. */
export async function readScreenImports(graph: ModuleGraph, landing?: string): Promise<ScreenImports> {
  const ids = [...graph.getModuleIds()];
  const importsOf = async (modules: readonly string[]) => {
    const roots = ids.filter((id) => modules.some((module) => isModule(id, module)));
    const imports = await reachedModules(graph, roots);
    for (const root of roots) imports.delete(root);
    return imports;
  };
  const entries = ids.filter((id) => graph.getModuleInfo(id)?.isEntry);
  return {
    start: await reachedModules(graph, entries),
    signedOut: await importsOf([...firstScreens.signedOut, messages]),
    signedIn: await importsOf([...firstScreens.signedIn, messages, ...(landing ? [landing] : [])]),
  };
}

/** Both first screens fetch it while the user does nothing. */
const messages = 'feedback/toaster';
