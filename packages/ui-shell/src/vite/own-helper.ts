interface Chunk {
  readonly type: 'chunk';
  code: string;
  imports: string[];
}

/** The parts of a plugin that are used here. @public */
export interface HelperPlugin {
  name: string;
  renderChunk: (code: string) => { code: string; map: null } | null;
  generateBundle: {
    order: 'pre';
    handler: (output: unknown, bundle: Record<string, Chunk | { readonly type: 'asset' }>) => void;
  };
}

/** Rolldown's helper that makes an object of what a module exports, where a file imports nothing else of the bundler's own file. */
const asked = /import \{ (?:\w+ as )?__exportAll \} from "\.\/rolldown-runtime[^"]*";/;

const helper =
  'const __exportAll = (all, noTag) => { const exports = {}; for (const name in all) Object.defineProperty(exports, name, { get: all[name], enumerable: true }); return noTag ? exports : Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" }); };';

/**
 * Rolldown plugin that gives each file that needs only this helper one of its own, of 0.1 kB. Left alone, the bundler's helpers are a file
 * that the first view waits for: a request more, which takes 5 ms of processor time.
 */
export const ownHelper = (): HelperPlugin => ({
  name: 'waybill-own-helper',
  // A line for a line: what source maps say of the others stays right.
  renderChunk: (code) => (asked.test(code) ? { code: code.replace(asked, helper), map: null } : null),
  // Before Vite lists what is fetched beside a file.
  generateBundle: {
    order: 'pre',
    handler(_output, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk')
          file.imports = file.imports.filter((name) => !isRuntime(name) || file.code.includes(baseName(name)));
    },
  },
});

const isRuntime = (name: string): boolean => baseName(name).startsWith('rolldown-runtime');

const baseName = (name: string): string => name.replace(/^.*\//, '');
