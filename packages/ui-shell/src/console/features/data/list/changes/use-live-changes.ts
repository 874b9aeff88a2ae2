import { useCallback } from 'react';
import { useConsole } from '../../../../kernel/console-context';
import { useRefreshServerData } from '../../server-data/use-server-data';
import { useTellChanges } from './use-tell-changes';

/**
 * Passes an event of the server to the modules whose `liveChanges` name its kind; without a kind, tells all of them that
 * anything may have changed. A change that fails is logged. Throws outside of a console. @beta
 */
export function useLiveChanges(): (kind?: string, data?: unknown) => void {
  const { modules, errorLog } = useConsole();
  const tell = useTellChanges();
  const refresh = useRefreshServerData();
  return useCallback(
    (kind, data) => {
      for (const { liveChanges = {} } of modules)
        for (const [each, change] of Object.entries(liveChanges))
          if (kind === undefined || kind === each)
            void (async () => change(data, { tell, refresh }))().catch(errorLog.report);
    },
    [modules, tell, refresh, errorLog],
  );
}
