import { createNavigationGuard } from './create-navigation-guard';
import type { NavigationDecision } from './navigation-decision';
import type { NavigationState } from './navigation-state';

/**
 * The navigation guard as one function: may `target` (path, query and hash inside the app) be shown now, and if not, what instead?
 * It keeps nothing: the caller loads, goes and notes in `redirects` the redirects it followed. Source: product specification, section 4. @public
 */
export function decideNavigation(state: NavigationState, target: string): NavigationDecision {
  return createNavigationGuard(state).decide(state, target);
}
