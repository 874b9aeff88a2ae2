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
 * Vite plugin for the build of a console. With Vite 8 libraries and modules of the start come in two files, what a first screen shares with pages in
 * one each, and styles lose their blanks; Vite 6 and 7 split by themselves. Chromium compiles the first screens' code while it arrives. @public
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

/** Styles are compiled in the browser, letter by letter: blanks and comments of templates cost time there, and bytes. Names of components stay theirs. */
const withoutBlanks = { minify: true, displayName: false, fileName: false, ssr: false };

/** The file without warnings for developers: the package has both, and its entries name the other one whatever is built. */
const toProduction = (found: { id: string } | null): { id: string } | null =>
  found && { ...found, id: found.id.replace(/([\\/]react-router[\\/]dist[\\/])development(?=[\\/])/, '$1production') };

/**
 * V8's explicit compile hint, which has to be the first line: all functions of the file are compiled on a background thread as it streams in,
 * instead of one by one on the main thread at their first call. Other engines read a comment.
 */
function hintAtCompiling(file: BuildFile): void {
  if (file.type !== 'chunk' || file.code === undefined) return;
  file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  if (file.map) file.map.mappings = `;${file.map.mappings}`;
}
