import type { HttpClient } from '@waybill/http';
import type { Text } from '@waybill/ui-shell';
import { type ConsoleModule, defineModule } from '@waybill/ui-shell/console';
import { createReaderPlace } from './reader-place';
import type { ReadContext } from './reading';

/** Another reader of pasted texts, such as a service of the platform. */
export interface OtherReader {
  /** Its name, which the screen shows beside what it read. */
  name: Text;
  /** Reads a text. It calls the API of the console alone; its answer is an `OrderReading`, of which every field is checked. */
  read: (text: string, context: ReadContext, tools: { http: HttpClient; signal: AbortSignal }) => Promise<unknown>;
}

export interface IntakeOptions {
  /** Reads pasted texts instead of the reader of the product. Default: that one. */
  reader?: OtherReader;
}

/** The reading of pasted texts, where a platform has a reader of its own. */
export const intake = ({ reader }: IntakeOptions = {}): ConsoleModule =>
  defineModule({
    name: 'intake',
    callSteps: (once) => {
      once(createReaderPlace).reader = reader;
      return [];
    },
  });
