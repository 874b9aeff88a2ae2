import { firstScreens } from './early-code';
import { isModule } from './module-name';
import { type ModuleGraph, reachedModules } from './reached-modules';

/** The imported modules of the start and of each first screen; the landing page belongs to the signed-in screen. */
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
 * The chunk groups of a console for Rolldown: the start's libraries, its modules, the modules that each first screen
 * shares with pages, and other icons. Group names are strings, because Rolldown warns about functions.
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

/** Whether a module belongs to another package; browsers keep these cached over a release of the console. */
const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/](?!@waybill[\\/])/.test(id);

/** Whether a module is the bundler's helper. */
const isHelper = (id: string): boolean => /^\0(?:vite\/preload-helper|rolldown\/runtime)/.test(id);

const isIcon = (id: string): boolean => /[\\/]node_modules[\\/]lucide-react[\\/]/.test(id);

/** Reads the imports of the first screens once for a build. `landing` names the landing page of signed-in users. */
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

/** Both first screens prefetch it when idle. */
const messages = 'feedback/toaster';
