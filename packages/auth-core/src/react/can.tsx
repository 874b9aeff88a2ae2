import type { ReactElement, ReactNode } from 'react';
import type { Guard } from '../guard/guard';
import { useCan } from './use-can';

/** @public */
export interface CanProps {
  /** The guard of the children; without it, everybody sees them. */
  guard: Guard | undefined;
  /** Shown to users who do not pass. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children to users who pass the guard. It adds no element, and it only hides: the server has to forbid. @public */
export function Can({ guard, fallback = null, children }: CanProps): ReactElement {
  return <>{useCan(guard) ? children : fallback}</>;
}
