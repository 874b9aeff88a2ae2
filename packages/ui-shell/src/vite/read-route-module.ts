import path from 'node:path';
import { type AppConfig, runBundled } from './run-bundled';

/** A route table as a build sees it. */
export interface RouteModule {
  /** The table as plain data, in the shape of `RouteRecord`. */
  readonly list: readonly unknown[];
  /** The problems, a sentence each. */
  readonly problems: readonly string[];
}

/**
 * Reads the routes that a module exports as `routes`, without loading pages. Titles are checked for the languages of
 * the settings that the module `config` exports. Throws if a module cannot run or lacks its export.
 */
export async function readRouteModule(module: string, app: AppConfig, config?: string): Promise<RouteModule> {
  const file = (name: string) => JSON.stringify(path.resolve(app.root, name));
  const { list, problems } = await runBundled(
    `import { checkConsoleRoutes, describeProblem, readRouteTable, toRouteList } from '@waybill/ui-shell/prerender';
     import * as table from ${file(module)};
     ${config ? `import { config } from ${file(config)};` : 'const config = {};'}
     const routes = Array.isArray(table.routes) ? table.routes : null;
     export const list = routes && toRouteList(routes);
     export const problems = routes && checkConsoleRoutes(readRouteTable(routes).entries, { languages: config.languages, messages: config.messages }).map(describeProblem);`,
    app,
    'left out',
  );
  if (Array.isArray(list) && Array.isArray(problems)) return { list, problems };
  throw new Error(`waybillRoutes: ${module} exports no \`routes\`. Export the table.`);
}
