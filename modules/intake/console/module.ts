import { type ConsoleModule, defineModule } from '@waybill/ui-shell/console';
import { createReaderPlace, type OtherReader } from './reader-place';

export type { OtherReader };

export interface IntakeOptions {
  /** Reads pasted texts. Default: the product's reader. */
  reader?: OtherReader;
}

/** The reader of pasted texts, if the platform has one of its own. */
export const intake = ({ reader }: IntakeOptions = {}): ConsoleModule =>
  defineModule({
    name: 'intake',
    callSteps: (once) => {
      once(createReaderPlace).reader = reader;
      return [];
    },
  });
