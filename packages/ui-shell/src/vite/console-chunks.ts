import { firstScreens } from './early-code';
import { isModule } from './module-name';

interface ChunkContext {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

interface ChunkGroup {
  name: string | ((id: string, context: ChunkContext) => string | null);
  test?: (id: string) => boolean;
  tags?: string[];
  priority: number;
  minShareCount?: number;
  includeDependenciesRecursively?: boolean;
}

/**
 * How Rolldown splits a console: a file of the start's libraries, one of its modules, one of shared icons, and what each first screen shares with
 * pages. All else splits by itself.
 */
export const consoleChunks = (): { groups: ChunkGroup[] } => ({
  groups: [
    { name: 'libraries', test: isLibrary, tags: ['$initial'], priority: 3 },
    { name: 'console', tags: ['$initial'], priority: 2 },
    { name: 'icons', test: isIcon, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
    {
      name: partsOfScreen,
      test: (id) => !isLibrary(id) && !isText(id),
      minShareCount: 2,
      priority: 1,
      includeDependenciesRecursively: false,
    },
  ],
});

/** Of another package than ours: a release of the console leaves browsers what they have of it. */
const isLibrary = (id: string): boolean => /[\\/]node_modules[\\/](?!@waybill[\\/])/.test(id);

const isIcon = (id: string): boolean => /[\\/]node_modules[\\/]lucide-react[\\/]/.test(id);

/** Texts of the validators, which no first screen shows: a page with a form brings them. */
const isText = (id: string): boolean => /[\\/]validators[\\/].*-catalogues\.\w+$/.test(id);

/** The file of a module that a first screen imports, directly or through others; null where none does. */
function partsOfScreen(id: string, context: ChunkContext): string | null {
  const isOf = (screen: readonly string[]) => isImportedBy(screen, id, context);
  const { signedOut, signedIn } = firstScreens;
  if (!isOf(signedOut)) return isOf(signedIn) ? 'shell-parts' : null;
  return isOf(signedIn) ? 'screen-parts' : 'login-parts';
}

function isImportedBy(
  modules: readonly string[],
  id: string,
  context: ChunkContext,
  seen: Set<string> = new Set(),
): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return (
    modules.some((module) => isModule(id, module)) ||
    importers.some((importer) => isImportedBy(modules, importer, context, seen))
  );
}
