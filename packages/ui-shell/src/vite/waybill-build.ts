import { consoleChunks, readScreenImports, type ScreenImports } from './console-chunks';
import { earlyCode, entryCode, firstScreens } from './early-code';
import { type BuiltCode, createPreloadLists } from './preload-lists';
import type { ModuleGraph } from './reached-modules';
import { requireVite, viteMajor } from './vite-version';

/** The parts of Vite plugins that are used here. @public */
export interface BuildPlugin {
  name: string;
  apply: 'build';
  enforce: 'pre';
  config: (user?: { oxc?: unknown; build?: { modulePreload?: boolean | object } }) => {
    oxc?: { plugins: { styledComponents: Record<string, boolean> } };
    build?: {
      modulePreload?: Partial<PreloadLists>;
      rolldownOptions: {
        output: { codeSplitting: ReturnType<typeof consoleChunks> };
        plugins: PreloadLists['plugin'][];
      };
    };
  };
  configResolved: (config: {
    plugins: readonly { name: string; api?: { landing?: { module: string } | undefined } }[];
  }) => void;
  buildEnd: (this: ModuleGraph) => Promise<void>;
  resolveId: (this: Resolver, id: string, importer?: string) => Promise<{ id: string } | null> | null;
  generateBundle: { order: 'post'; handler: (output: unknown, bundle: Record<string, BuildFile>) => void };
}

interface Resolver {
  resolve: (id: string, importer: string) => Promise<{ id: string } | null>;
}

interface BuildFile extends BuiltCode {
  map?: { mappings: string } | null;
}

type PreloadLists = ReturnType<typeof createPreloadLists>;

/**
 * Vite plugin for the build of a console. With Vite 8 it splits the start, the first screens and the pages into files
 * and minifies styles; Vite 6 and 7 use their default chunks. Chromium compiles the first screens' code while it loads. @public
 */
export function waybillBuild(): BuildPlugin {
  let imports: ScreenImports = { start: new Set(), signedOut: new Set(), signedIn: new Set() };
  let landing: string | undefined;
  const lists = createPreloadLists();
  return {
    name: 'waybill-build',
    apply: 'build',
    enforce: 'pre',
    config: ({ oxc, build: { modulePreload } = {} } = {}) => {
      requireVite();
      if (viteMajor < 8) return {};
      return {
        ...(oxc !== false && { oxc: { plugins: { styledComponents: withoutBlanks } } }),
        build: {
          ...(modulePreload !== false && {
            // An app's own choice of files is kept.
            modulePreload: { resolveDependencies: lists.resolveDependencies, ...Object(modulePreload) },
          }),
          rolldownOptions: { output: { codeSplitting: consoleChunks(() => imports) }, plugins: [lists.plugin] },
        },
      };
    },
    configResolved({ plugins }) {
      landing = plugins.find(({ name }) => name === 'waybill-html')?.api?.landing?.module;
    },
    async buildEnd() {
      imports = await readScreenImports(this, landing);
    },
    resolveId(id, importer = '') {
      return /^react-router(?:\/dom)?$/.test(id) ? this.resolve(id, importer).then(toProduction) : null;
    },
    generateBundle: {
      order: 'post',
      handler: (_output, bundle) => {
        const { signedOut, signedIn } = firstScreens;
        const names = new Set([...entryCode(bundle), ...earlyCode(bundle, [...signedOut, ...signedIn])]);
        for (const file of Object.values(bundle)) {
          lists.addImports(file);
          if (names.has(file.fileName)) hintAtCompiling(file);
        }
      },
    },
  };
}

/** Removes blanks and comments of style templates, which cost bytes and parse time in the browser. Component names are unchanged. */
const withoutBlanks = { minify: true, displayName: false, fileName: false, ssr: false };

/** The production file of react-router, because the package's entries always name the development file. */
const toProduction = (resolved: { id: string } | null): { id: string } | null =>
  resolved && {
    ...resolved,
    id: resolved.id.replace(/([\\/]react-router[\\/]dist[\\/])development(?=[\\/])/, '$1production'),
  };

/**
 * Adds V8's explicit compile hint as the first line. All functions of the file then compile on a background thread
 * while it streams, instead of on the main thread at their first call. Other engines see a comment.
 */
function hintAtCompiling(file: BuildFile): void {
  if (file.type !== 'chunk' || file.code === undefined) return;
  file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  if (file.map) file.map.mappings = `;${file.map.mappings}`;
}
