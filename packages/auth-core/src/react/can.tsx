import type { ReactElement, ReactNode } from 'react';
import type { Guard } from '../guard/guard';
import { useCan } from './use-can';

/** @public */
export interface CanProps {
  /** Who may see the children; without one everybody. */
  guard: Guard | undefined;
  /** Shown to everybody else. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Shows its children to whoever passes the guard. It adds no element, and it hides: only the server forbids. @public */
export function Can({ guard, fallback = null, children }: CanProps): ReactElement {
  return <>{useCan(guard) ? children : fallback}</>;
}
