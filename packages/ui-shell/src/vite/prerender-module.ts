import path from 'node:path';
import type { PrerenderedLogin } from '../start/early-login/early-login';
import type { EarlyProfile } from '../start/early-profile/early-profile';
import type { StartMessages } from '../start/messages';
import type { FirstPaintOptions } from '../theme/first-paint';
import type { Theme } from '../theme/theme';
import type { CollectedMessages } from './message-tables';
import { type AppConfig, runBundled } from './run-bundled';

/** The parts of index.html that a build derives from a console's settings. */
export interface Prerendered {
  /** Null for a console without a login. */
  readonly login: PrerenderedLogin | null;
  /** Null if the account request is unknown. */
  readonly profile: EarlyProfile | null;
  readonly startMessages: StartMessages;
  /** The gaps of its languages, a sentence each; serious ones fail a build. */
  readonly gaps: readonly { readonly sentence: string; readonly serious: boolean }[];
  readonly firstPaint: FirstPaintOptions;
  /** The application's themes. */
  readonly themes: readonly Theme[];
}

/** The message tables of the application with their files. */
export type SourceMessages = readonly (CollectedMessages & { readonly file: string })[];

/**
 * Prerenders the parts of index.html from the settings that a module exports as `config`, with its `api` if exported.
 * Throws if the module cannot run, exports no settings or a wrong one.
 */
export async function prerenderModule(
  module: string,
  app: AppConfig,
  appMessages: SourceMessages = [],
): Promise<Prerendered> {
  const { draw } = await runBundled(
    `import { checkConfig, describeGap, isSerious, languageGaps, prerenderFirstPaint, prerenderLogin, prerenderProfile, prerenderStartMessages } from '@waybill/ui-shell/prerender';
     import * as settings from ${JSON.stringify(path.resolve(app.root, module))};
     const { config, api } = settings;
     const isGiven = typeof config === 'object' && config !== null;
     export const draw = isGiven && (async () => {
       await checkConfig(config, { api });
       const gaps = await languageGaps(config, ${JSON.stringify(appMessages)});
       return {
         login: await prerenderLogin(config, api),
         profile: await prerenderProfile(config, api),
         startMessages: await prerenderStartMessages(config),
         gaps: gaps.map((gap) => ({ sentence: describeGap(gap), serious: isSerious(gap) })),
         firstPaint: prerenderFirstPaint(config),
         themes: config.themes ?? [],
       };
     });`,
    app,
    'bundled',
  );
  if (typeof draw === 'function') return draw();
  throw new Error(`waybillHtml: ${module} exports no \`config\`. Export the settings that createConsole is given.`);
}
