import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppConfig, runBundled } from './run-bundled';

/** @public */
export interface WaybillRoutesOptions {
  /** The module that exports the route table as `routes`, seen from the project's root. Default `src/routes.ts`. */
  routes?: string;
  /** Name of the file in the build's folder. Default `routes.json`. */
  file?: string;
}

type ServedConfig = AppConfig & { command: 'build' | 'serve'; build: { outDir: string } };

/** The part of a Vite plugin that is used here. @public */
export interface RoutesPlugin {
  name: string;
  configResolved: (config: ServedConfig) => void;
  buildStart: () => Promise<void>;
  watchChange: (id: string) => Promise<void>;
  generateBundle: (this: {
    emitFile: (file: { type: 'asset'; fileName: string; source: string }) => void;
  }) => Promise<void>;
}

/**
 * Vite plugin that writes the route table as JSON beside the build, for servers that give out the list themselves and for tests that visit every
 * page: paths, names, titles in both languages, guards and what menus need, in the shape of `RouteRecord`. A development server writes it at start
 * and at every change of the table. @public
 */
export function waybillRoutes({
  routes = 'src/routes.ts',
  file = 'routes.json',
}: WaybillRoutesOptions = {}): RoutesPlugin {
  let app: ServedConfig;
  const source = async () => `${JSON.stringify(await routeListOf(routes, app), null, 2)}\n`;
  const write = async () => {
    const folder = path.resolve(app.root, app.build.outDir);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, file), await source());
  };
  return {
    name: 'waybill-routes',
    configResolved: (resolved) => {
      app = resolved;
    },
    buildStart: async () => {
      if (app.command === 'serve') await write();
    },
    watchChange: async (id) => {
      if (app.command === 'serve' && path.resolve(id) === path.resolve(app.root, routes)) await write();
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: await source() });
    },
  };
}

/** The route table that a module exports as `routes`, as plain data. Throws when the module cannot be run, or exports none. */
async function routeListOf(module: string, app: AppConfig): Promise<unknown> {
  const { list } = await runBundled(
    `import { toRouteList } from '@waybill/ui-shell/prerender';
     import * as table from ${JSON.stringify(path.resolve(app.root, module))};
     const { routes } = table;
     export const list = Array.isArray(routes) ? toRouteList(routes) : null;`,
    app,
  );
  if (!Array.isArray(list)) throw new Error(`waybillRoutes: ${module} exports no \`routes\`. Export the table.`);
  return list;
}
