import { whenIdle } from '../../../lib/when-idle';
import { settingsMark } from '../../../start/settings-mark';
import type { CheckedApplication } from '../../kernel/check-config';
import type { ConsoleOptions } from '../../kernel/console-config';
import { nothing, type Start } from '../../kernel/feature';

/**
 * Checks the app's settings and ends the console with a sentence where one is wrong: at once in development, in production when the first screen stands,
 * and not at all where the build has checked them.
 */
export const refuseWrongConfig =
  (application: CheckedApplication & { config?: ConsoleOptions }): Start =>
  ({ navigation, errorLog }) => {
    const check = () =>
      import('../../kernel/check-config').then(
        ({ checkConfig, ConfigError }) =>
          checkConfig(application.config ?? {}, application).catch((error: unknown) => {
            errorLog.report(error);
            navigation.fail(error instanceof ConfigError ? error.message : String(error));
          }),
        errorLog.report,
      );
    if (process.env.NODE_ENV === 'production')
      return document.getElementById(settingsMark) ? nothing : whenIdle(() => void check());
    void check();
    return nothing;
  };
