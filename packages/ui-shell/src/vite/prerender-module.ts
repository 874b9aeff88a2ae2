import path from 'node:path';
import type { PrerenderedLogin } from '../start/early-login/early-login';
import type { EarlyProfile } from '../start/early-profile/early-profile';
import type { StartMessages } from '../start/messages';
import type { FirstPaintOptions } from '../theme/first-paint';
import type { Theme } from '../theme/theme';
import type { FoundMessages } from './message-tables';
import { type AppConfig, runBundled } from './run-bundled';

/** What a build writes into index.html of a console's own settings. */
export interface Prerendered {
  /** Null where people come in without a login. */
  readonly login: PrerenderedLogin | null;
  /** Null where the request for the account cannot be known. */
  readonly profile: EarlyProfile | null;
  readonly startMessages: StartMessages;
  /** What its languages lack, a sentence each; over serious ones a build fails. */
  readonly gaps: readonly { readonly sentence: string; readonly serious: boolean }[];
  readonly firstPaint: FirstPaintOptions;
  /** The application's own. */
  readonly themes: readonly Theme[];
}

/** The messages of the application, with the file that each table stands in. */
export type OwnMessages = readonly (FoundMessages & { readonly file: string })[];

/**
 * Draws the login form of the console whose settings a module exports as `config`, and its API as `api` where it exports that too, and finds its
 * messages for the start. Throws when the module cannot be run, exports no settings, or a wrong one.
 */
export async function prerenderModule(module: string, app: AppConfig, own: OwnMessages = []): Promise<Prerendered> {
  const { draw } = await runBundled(
    `import { checkConfig, describeGap, isSerious, languageGaps, prerenderFirstPaint, prerenderLogin, prerenderProfile, prerenderStartMessages } from '@waybill/ui-shell/prerender';
     import * as settings from ${JSON.stringify(path.resolve(app.root, module))};
     const { config, api } = settings;
     const isGiven = typeof config === 'object' && config !== null;
     export const draw = isGiven && (async () => {
       await checkConfig(config, { api });
       const gaps = await languageGaps(config, ${JSON.stringify(own)});
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
