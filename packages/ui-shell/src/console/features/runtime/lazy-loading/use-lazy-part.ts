import type { ComponentType } from 'react';
import type { LazyPart } from '../../../../lib/create-lazy-part';
import { useOnIntent } from '../../../../lib/use-on-intent';
import { useConsole } from '../../../kernel/console-context';

/** Loads a part of the shell when it is first wanted; a load that fails is said, and tried again the next time. */
export function useLazyPart<Props>(part: LazyPart<Props>, wanted: boolean): ComponentType<Props> | null {
  return useOnIntent(part, wanted, useConsole().showFailure);
}
