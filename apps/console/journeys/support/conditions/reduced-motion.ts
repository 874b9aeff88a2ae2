import { movingParts } from '../audits';
import type { Condition } from './condition';

/** Reduced motion: nothing on the page moves or fades. */
export const reducedMotion: Condition = {
  context: { reducedMotion: 'reduce' },
  faultsOf: (page) => movingParts(page),
};
