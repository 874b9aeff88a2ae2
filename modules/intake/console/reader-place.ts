import type { HttpClient } from '@waybill/http';
import type { Text } from '@waybill/ui-shell';
import type { ReadContext } from './reading';

/** Another reader of pasted texts, such as a service of the platform. */
export interface OtherReader {
  /** Its name, which the screen shows beside what it read. */
  name: Text;
  /** Reads a text. It calls the API of the console alone; its answer is an `OrderReading`, of which every field is checked. */
  read: (text: string, context: ReadContext, tools: { http: HttpClient; signal: AbortSignal }) => Promise<unknown>;
}

/** The reader of a console that a platform brings; components share it by `useOnce`. */
export const createReaderPlace = (): { reader: OtherReader | undefined } => ({ reader: undefined });
