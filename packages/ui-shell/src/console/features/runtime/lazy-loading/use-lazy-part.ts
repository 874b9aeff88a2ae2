import type { ComponentType } from 'react';
import type { LazyPart } from '../../../../lib/create-lazy-part';
import { useOnIntent } from '../../../../lib/use-on-intent';
import { useConsole } from '../../../kernel/console-context';

/** Loads a part of the shell when first enabled; a failed load is shown and retried the next time. */
export function useLazyPart<Props>(part: LazyPart<Props>, enabled: boolean): ComponentType<Props> | null {
  return useOnIntent(part, enabled, useConsole().showFailure);
}
