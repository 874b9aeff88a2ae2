import type { OtherReader } from './module';

/** The reader of a console that a platform brings; components share it by `useOnce`. */
export const createReaderPlace = (): { reader: OtherReader | undefined } => ({ reader: undefined });
