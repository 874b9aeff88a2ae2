import type { ElementType, ReactElement } from 'react';
import type { AccessNames, GuardOf } from '../access/define-access';
import type { Verdict } from '../guard/verdict';
import { Can, type CanProps } from './can';
import { Guarded, type GuardedProps } from './guarded';
import { useCan, useVerdict } from './use-can';

/** The guards of this package typed with a project's names; a misspelt name does not compile. @public */
export interface Guards<Declaration extends AccessNames> {
  Can: (props: Omit<CanProps, 'guard'> & { guard: GuardOf<Declaration> | undefined }) => ReactElement;
  useCan: (guard: GuardOf<Declaration> | undefined) => boolean;
  useVerdict: (guard: GuardOf<Declaration> | undefined) => Verdict;
  Guarded: <Element extends ElementType>(props: GuardedProps<Element, GuardOf<Declaration>>) => ReactElement | null;
}

/** Narrows `Can`, `Guarded`, `useCan` and `useVerdict` to the names of a `defineAccess`; at run time they are the same. @public */
export function createGuards<Declaration extends AccessNames>(_access: Declaration): Guards<Declaration> {
  return { Can, Guarded, useCan, useVerdict } as Guards<AccessNames>;
}
