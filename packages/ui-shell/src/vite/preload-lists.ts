import { posix } from 'node:path';
import { type BuiltFile, entryCode, withImports } from './early-code';

/** A file of that many characters is requested beside the page that imports it; smaller ones arrive while the large ones still do. */
const largeFile = 8000;

export type BuiltCode = BuiltFile & { code?: string; isDynamicEntry?: boolean };

/**
 * Keeps Vite's lists of what each page imports out of the first file: it names large files only, and each page names all others itself. Without that, the
 * lists of a console with fifty pages make a tenth of the code that the login page waits for.
 */
export function createPreloadLists() {
  let build: Record<string, BuiltCode> = {};
  let entry = new Set<string>();
  return {
    /** Reads the files before Vite writes its lists. */
    plugin: {
      name: 'waybill-preload-lists',
      generateBundle(_output: unknown, bundle: Record<string, BuiltCode>) {
        build = bundle;
        entry = entryCode(bundle);
      },
    },
    /** For Vite's `modulePreload`. */
    resolveDependencies: (page: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
      hostType === 'html'
        ? files
        : files.filter(
            (file) => file !== page && !entry.has(file) && (build[file]?.code?.length ?? largeFile) >= largeFile,
          ),
    /** Lets a page name what its imports import, so that all of it is requested at once. A comment with the source map stays the last line. */
    addImports(file: BuiltCode): void {
      if (!file.isDynamicEntry || !file.code) return;
      const present = new Set([...entry, file.fileName, ...(file.imports ?? [])]);
      const added = [...withImports(build, [file])]
        .filter((name) => !present.has(name))
        .map((name) => `import"./${posix.relative(posix.dirname(file.fileName), name)}";`);
      file.code = file.code.replace(/(?:\n\/\/# sourceMappingURL=\S+)?\s*$/, (end) => added.join('') + end);
    },
  };
}
