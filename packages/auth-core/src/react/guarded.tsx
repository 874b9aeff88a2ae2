import type { ComponentProps, ElementType, ReactElement } from 'react';
import type { Guard } from '../guard/guard';
import { useCan } from './use-can';

/** The props of a guarded element: its own, the guard, and the element type. @public */
export type GuardedProps<Element extends ElementType, Names = Guard> = Omit<ComponentProps<Element>, 'as' | 'guard'> & {
  /** The element or component to show, such as `"button"` or `Button`. Props and ref go to it. */
  as: Element;
  /** The guard of the element; without it, everybody gets it. */
  guard: Names | undefined;
};

/** The permissions directive as a component: `<Guarded as="button" guard={['Editor']}>` is not in the document for users who do not pass. @public */
export function Guarded<Element extends ElementType>({
  as,
  guard,
  ...props
}: GuardedProps<Element>): ReactElement | null {
  const Shown: ElementType = as;
  return useCan(guard) ? <Shown {...props} /> : null;
}
