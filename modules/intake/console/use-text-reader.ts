import type { Text } from '@waybill/ui-shell';
import { useHttp, useOnce } from '@waybill/ui-shell/console';
import { useMemo } from 'react';
import { checkAnswer, readOrders } from './read-orders';
import { createReaderPlace } from './reader-place';
import type { OrderReading, ReadContext } from './reading';

export interface TextReader {
  /** The name of a reader that the platform brings. */
  name: Text | undefined;
  read: (text: string, context: ReadContext, signal: AbortSignal) => Promise<OrderReading>;
}

/** Returns the reader of pasted texts: the platform's, with checked answers, or the product's. */
export function useTextReader(): TextReader {
  const http = useHttp();
  const { reader } = useOnce(createReaderPlace);
  return useMemo(
    () => ({
      name: reader?.name,
      read: async (text, context, signal) => {
        if (!reader) return readOrders({ text }, context, signal);
        return checkAnswer(text, await reader.read(text, context, { http, signal }), context, signal);
      },
    }),
    [http, reader],
  );
}
