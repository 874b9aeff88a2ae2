import { type ConsoleModule, defineModule } from '@waybill/ui-shell/console';
import { createReaderPlace, type OtherReader } from './reader-place';

export type { OtherReader };

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
