import type { RegionData } from '@waybill/kit/regions';
import { oneSide, strays } from './shapes-of-one-side.test-data';
import { twoSides } from './shapes-of-two-sides.test-data';
import { createDraw, type ExpectedOrder, fillShape, type Shape } from './slots.test-data';

/** A message of the corpus with its expected fields; `half` is whether rules may be written for it, or it only measures them. */
export interface CorpusMessage {
  text: string;
  expected: ExpectedOrder;
  half: 'working' | 'counting';
}

const seed = 20_261_124;
const fillings = 6;

/**
 * Makes the messages: each shape with six fillings. A shape is in one half only, so that rules are measured with shapes for which they were not written.
 */
export function createCorpus(regions: RegionData): CorpusMessage[] {
  const draw = createDraw(seed);
  const shapes: readonly Shape[] = [...twoSides, ...oneSide, ...strays];
  return shapes.flatMap((shape, place) => {
    const half = draw(2) === 0 ? 'working' : 'counting';
    return Array.from({ length: fillings }, (_, filling) => ({
      ...fillShape(shape, seed + place * 100 + filling, regions),
      half: half as CorpusMessage['half'],
    }));
  });
}
