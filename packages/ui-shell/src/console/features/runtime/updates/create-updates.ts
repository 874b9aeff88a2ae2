import { isHttpError } from '@waybill/http';
import { proxy } from 'valtio/vanilla';
import { trustedScriptUrl } from '../../../../lib/trusted-script-url';
import { whenQuiet } from '../../../../lib/when-quiet';
import { reloadWindow } from '../../../../start/start-events';
import type { ConsoleConfig } from '../../../kernel/console-config';
import type { Feedback, Updates } from '../../../kernel/console-parts';
import { type Feature, nothing, type Start } from '../../../kernel/feature';
import type { Update } from '../../../kernel/ports/update';
import { failureText } from '../feedback/auth-messages';
import { startLater } from '../lazy-loading/start-later';
import { lookForVersion, startScripts } from './look-for-version';
import { createPageLoadRecovery } from './recover-page-load';

export interface UpdatesOptions {
  config: ConsoleConfig;
  feedback: Pick<Feedback, 'toasts' | 'errorLog'>;
  hasUnsavedWork: () => boolean;
}

/** Recovers from code that fails to load; while mounted, the service worker reports newer versions. */
export function createUpdates(
  options: UpdatesOptions,
): Feature<Updates> & { readonly onArrival: (page: string) => void } {
  const { config, feedback, hasUnsavedWork } = options;
  const update = proxy<Update>({ take: null, available: false, draftsOutliveReload: false });
  const pageLoads = createPageLoadRecovery({
    storage: () => window.sessionStorage,
    name: `${config.storagePrefix}.reloaded`,
    hasUnsavedWork,
    isOnline: () => navigator.onLine,
    look: () =>
      lookForVersion({
        address: window.location.href,
        scripts: startScripts(document),
        fetch: window.fetch.bind(window),
      }),
    reload: reloadWindow,
  });
  const showFailure: Updates['showFailure'] = (error, isShown) => {
    if (isHttpError(error)) return;
    feedback.errorLog.report(error);
    const show = () => void (isShown || feedback.toasts.error(failureText(error)));
    if (pageLoads.failed(error)) show();
    else
      void pageLoads.isOutdated(error).then((outdated) => {
        if (outdated) update.available = true;
        else show();
      });
  };
  return {
    parts: { update, showFailure, canReload: pageLoads.canReload },
    onArrival: pageLoads.arrived,
    start: startServiceWorker,
  };
}

/**
 * Starts only in production builds, because a development server's files must never be cached. It waits for an idle
 * network and user, whose requests have priority.
 */
const startServiceWorker: Start = ({ config, update, errorLog: { report } }) => {
  if (!config.pwa || process.env.NODE_ENV !== 'production') return nothing;
  const { pwa } = config;
  let stop = nothing;
  const callOff = whenQuiet(() => {
    stop = startLater(
      () =>
        import('../service-worker/register-service-worker').then(({ registerServiceWorker }) =>
          registerServiceWorker(pwa, trustedScriptUrl, (take) => {
            update.take = take;
          }),
        ),
      report,
    );
  });
  return () => {
    callOff();
    stop();
  };
};
