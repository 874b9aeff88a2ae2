import { createNavigationGuard } from './create-navigation-guard';
import type { NavigationDecision } from './navigation-decision';
import type { NavigationState } from './navigation-state';

/** The navigation guard as a function: may `target` (path, query and hash inside the app) be shown now, and if not, what instead? It has no state: the caller loads, navigates and collects the followed redirects in `redirects`. Source: product specification, section 4. @public */
export function decideNavigation(state: NavigationState, target: string): NavigationDecision {
  return createNavigationGuard(state).decide(state, target);
}
