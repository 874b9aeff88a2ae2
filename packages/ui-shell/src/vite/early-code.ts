import { isModule } from './module-name';

/** The used fields of a build's file. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  /** The files of the sources that it was made of; absent from assets. */
  readonly moduleIds?: readonly string[];
  readonly isEntry?: boolean;
  /** File names of the chunks that this one imports statically. */
  readonly imports?: readonly string[];
}

/** Entry modules of the first screens without and with a token; named as for `earlyCode`. */
export const firstScreens = {
  signedOut: ['console/features/session/login/login-page'],
  signedIn: ['console/view/connected-shell'],
} as const;

/** The files of a build by name. */
export type Build = Readonly<Record<string, BuiltFile>>;

/** The files of the page's entry, with all they import. */
export const entryCode = (build: Build): Set<string> =>
  withImports(
    build,
    Object.values(build).filter(({ isEntry }) => isEntry),
  );

/**
 * The files of the chunks that contain one of the modules, imports included and the entry's files excluded.
 * A module is named by the end of its path without extension: `console/features/session/login/login-page`.
 */
export function earlyCode(build: Build, modules: readonly string[]): string[] {
  const chunks = Object.values(build).filter(({ type }) => type === 'chunk');
  const present = entryCode(build);
  const required = withImports(
    build,
    chunks.filter(({ moduleIds = [] }) => moduleIds.some((id) => modules.some((module) => isModule(id, module)))),
  );
  return [...required].filter((file) => !present.has(file));
}

/** The files with all that they import. */
export function withImports(build: Build, chunks: readonly BuiltFile[], files = new Set<string>()): Set<string> {
  for (const { fileName, imports = [] } of chunks) {
    if (files.has(fileName)) continue;
    files.add(fileName);
    withImports(
      build,
      imports.flatMap((file) => build[file] ?? []),
      files,
    );
  }
  return files;
}
