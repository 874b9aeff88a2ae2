import { consoleChunks, type Together } from './console-chunks';
import { type BuiltFile, earlyCode, entryCode, firstScreens } from './early-code';
import { toLeanLibrary } from './lean-library';
import { asksForWhole } from './lean-react-dom';
import { type HelperPlugin, ownHelper } from './own-helper';
import { toReactModule } from './react-modules';

/** The parts of Vite plugins that are used here. @public */
export interface BuildPlugin {
  name: string;
  apply: 'build';
  enforce: 'pre';
  config: (user?: { oxc?: unknown }) => {
    oxc?: { plugins: { styledComponents: Record<string, boolean> } };
    build: {
      rolldownOptions: { plugins: HelperPlugin[]; output: { codeSplitting: ReturnType<typeof consoleChunks> } };
    };
  };
  resolveId: (this: Resolver, id: string, importer?: string) => Promise<{ id: string } | null> | null;
  transform: (code: string, id: string) => { code: string; map: null } | null;
  generateBundle: { order: 'post'; handler: (output: unknown, bundle: Record<string, BuildFile>) => void };
}

/** @public */
export interface WaybillBuildOptions {
  /**
   * Small modules of the app's own that pages share, named by the end of their path, without extension: a list comes in one file, a table in one
   * file for each of its names. What one of them imports comes with all of them. Default: none, each that two pages share is a file of its own.
   * Example `{ kit: ['pages/kit/values', 'pages/kit/use-format'] }`.
   */
  together?: Together;
  /**
   * Takes of React DOM 19.3.1 what draws in the browser alone, 10 kB of gzip less on every screen: `hydrateRoot`, `ViewTransition` and refs of a
   * `Fragment` are left out. A build in which a module uses one of them fails and names it; every other version is taken whole. Default false.
   */
  leanReact?: boolean;
}

interface Resolver {
  resolve: (id: string, importer: string) => Promise<{ id: string } | null>;
}

interface BuildFile extends BuiltFile {
  code?: string;
  map?: { mappings: string } | null;
}

/**
 * Vite plugin (Vite 8 or later) that makes the build of a console lean. What the first screens share comes in few files instead of dozens of tiny
 * ones; React's packages come as modules of the language, without the lists of exports that a bundler makes of CommonJS; of axios, which comes with the
 * first upload that tells its progress (all else goes by `fetch`), only the transport by XMLHttpRequest is bundled, of react-router the files without
 * warnings for developers and of those what is used, of styled-components no vendor prefixes, and of the application's own styles no blanks; and
 * Chromium is told to compile the first screens' code while it arrives.
 * @public
 */
export function waybillBuild({ together = [], leanReact = false }: WaybillBuildOptions = {}): BuildPlugin {
  return {
    name: 'waybill-build',
    apply: 'build',
    enforce: 'pre',
    config: ({ oxc } = {}) => ({
      ...(oxc !== false && { oxc: { plugins: { styledComponents: withoutBlanks } } }),
      build: { rolldownOptions: { plugins: [ownHelper()], output: { codeSplitting: consoleChunks(together) } } },
    }),
    resolveId(id, importer = '') {
      if (/^react-router(?:\/dom)?$/.test(id)) return this.resolve(id, importer).then(toProduction);
      // Not tree-shaken by itself: axios lists its transports in one object. An empty module in the place of one is how axios leaves out `http`.
      if (id === './fetch.js' && /axios\/lib\/adapters\/adapters\.js$/.test(importer.replaceAll('\\', '/')))
        return this.resolve('../helpers/null.js', importer);
      return null;
    },
    transform(code, id) {
      const asked = leanReact && asksForWhole.exec(code);
      if (asked)
        throw new Error(
          `${id} uses ${asked[1] ?? 'a ref of a Fragment'}, which this build leaves out of React DOM: give waybillBuild no \`leanReact\`.`,
        );
      const lean = !leanReact && /[\\/]react-dom[\\/]/.test(id) ? null : toLeanLibrary(code, id);
      const production = process.env.NODE_ENV === 'production';
      const module = (production ? toReactModule(lean ?? code, id) : null) ?? lean;
      return module === null ? null : { code: module, map: null };
    },
    generateBundle: {
      order: 'post',
      handler: (_output, bundle) => {
        const { signedOut, signedIn } = firstScreens;
        const names = new Set([...entryCode(bundle), ...earlyCode(bundle, [...signedOut, ...signedIn])]);
        for (const file of Object.values(bundle)) if (names.has(file.fileName)) hintAtCompiling(file);
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
