import { whenIdle } from '../../../lib/when-idle';
import { settingsMark } from '../../../start/settings-mark';
import type { CheckedApplication } from '../../kernel/check-config';
import type { ConsoleOptions } from '../../kernel/console-config';
import { nothing, type Start } from '../../kernel/feature';

/**
 * Checks the app's settings and replaces the console with a message if one is wrong. It runs at once in development, when
 * idle in production, and never if the build has checked them.
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
