import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSecurityPolicy, framesOf } from './content-security-policy';
import { readRouteModule } from './read-route-module';
import type { AppConfig } from './run-bundled';

/** @public */
export interface WaybillRoutesOptions {
  /** The module that exports the route table as `routes`, seen from the project's root. Default `src/routes.ts`. */
  routes?: string;
  /** The module that exports the console's settings as `config`, for a check of titles in its languages too. Default: only Chinese and English. */
  config?: string;
  /** Name of the file in the build's folder. Default `routes.json`. */
  file?: string;
  /**
   * Name of a file in the build's folder for the content security policy header, with the origins of the table's frames
   * and `__CSP_NONCE__` as the placeholder of the response's nonce. Default: no file.
   */
  policy?: string;
}

type ServedConfig = AppConfig & { command: 'build' | 'serve'; build: { outDir: string } };

/** The part of a Vite plugin that is used here. @public */
export interface RoutesPlugin {
  name: string;
  configResolved: (config: ServedConfig) => void;
  buildStart: (this: { error: (message: string) => never }) => Promise<void>;
  watchChange: (id: string) => Promise<void>;
  generateBundle: (this: {
    emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void;
  }) => void;
}

/**
 * Vite plugin that writes the route table as JSON (`RouteRecord`) beside the build, and in development at every change.
 * A build fails over guards that deny all users, broken redirects, duplicate paths or names, and missing titles. @public
 */
export function waybillRoutes({
  routes = 'src/routes.ts',
  config,
  file = 'routes.json',
  policy,
}: WaybillRoutesOptions = {}): RoutesPlugin {
  let app: ServedConfig;
  let source = '';
  const read = async () => {
    const { list, problems } = await readRouteModule(routes, app, config);
    source = `${JSON.stringify(list, null, 2)}\n`;
    return problems;
  };
  const write = async () => {
    await read();
    const folder = path.resolve(app.root, app.build.outDir);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, file), source);
  };
  return {
    name: 'waybill-routes',
    configResolved: (resolved) => {
      app = resolved;
    },
    async buildStart() {
      if (app.command === 'serve') return write();
      const problems = await read();
      if (problems.length > 0) this.error(`${routes} has routes that are wrong:\n${problems.join('\n')}`);
    },
    watchChange: async (id) => {
      if (app.command === 'serve' && path.resolve(id) === path.resolve(app.root, routes)) await write();
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source });
      if (policy === undefined) return;
      const line = contentSecurityPolicy({ nonce: '__CSP_NONCE__', frames: framesOf(JSON.parse(source)) });
      this.emitFile({ type: 'asset', fileName: policy, source: `${line}\n` });
    },
  };
}
