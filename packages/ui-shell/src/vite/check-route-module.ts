import path from 'node:path';
import { type AppConfig, runBundled } from './run-bundled';

/** What is wrong with the routes that a module exports as `routes`, one sentence each. Throws when it cannot be run, or exports none. */
export async function checkRouteModule(module: string, app: AppConfig): Promise<readonly string[]> {
  const file = JSON.stringify(path.resolve(app.root, module));
  const { problems } = await runBundled(
    `import { checkConsoleRoutes, describeProblem } from '@waybill/ui-shell/prerender';
     import * as table from ${file};
     const { routes } = table;
     export const problems = Array.isArray(routes) ? checkConsoleRoutes(routes).map(describeProblem) : null;`,
    app,
  );
  if (!Array.isArray(problems)) throw new Error(`waybillBuild: ${module} exports no \`routes\`. Export the table.`);
  return problems;
}
