import { useSession } from '@waybill/auth-core/react';
import { useEffect, useMemo } from 'react';
import type { Call } from '../../../../kernel/call';
import { useConsole } from '../../../../kernel/console-context';
import { sendCall } from '../../../../kernel/send-call';
import { serverDataOf } from '../../server-data/server-data-of';
import { type Ahead, createAhead, isFreeLine } from './create-ahead';

/** Prefetches records with their call; does nothing without a call. */
export function useAhead(call: Call | undefined): Ahead {
  const parts = useConsole();
  const { epoch } = useSession();
  const ahead = useMemo(() => {
    const cache = serverDataOf(parts);
    const fetch = (id: string | number) =>
      call
        ? cache.ahead(
            cache.toRequest(epoch, call, { id }, (given, { signal }) =>
              sendCall(parts, call, given, { signal, silent: true }),
            ),
          )
        : () => {};
    return createAhead({ fetch, isFree: isFreeLine });
  }, [parts, epoch, call]);
  useEffect(
    () => () => {
      ahead.rest('pointer', undefined);
      ahead.rest('focus', undefined);
    },
    [ahead],
  );
  return ahead;
}
