/** The version whose functions are named below; of any other the whole file is taken. */
export const leanReactDomVersion = '19.3.1';

/**
 * What only left-out parts reach, by its body: HTML that a server drew, view transitions, refs of fragments, lists of suspended places. Named are those
 * after which a minifier finds the rest by itself.
 */
export const emptied: Readonly<Record<string, readonly string[]>> = {
  '': [
    'attemptExplicitHydrationTarget',
    'clearHydrationBoundary',
    'clearIfContinuousEvent',
    'getHydratableHoistableCache',
    'getNextHydratable',
    'hideOrUnhideDehydratedBoundary',
    'popToNextHostParent',
    'prepareToHydrateHostInstance',
    'registerSuspenseInstanceRetry',
    'retryIfBlockedOn',
    'updateDehydratedSuspenseComponent',
    'applyViewTransitionToHostInstances',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
    'trackEnterViewTransitions',
    'FragmentInstance',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'addFragmentHandleToFiber',
    'updateSuspenseListComponent',
  ],
  // Asked on the way of every event and every part that is ready; this is what they answer where no server drew anything.
  'return null;': ['getParentHydrationBoundary'],
  'return !1;': ['popHydrationState', 'queueIfContinuousEvent'],
};

/** What of a module's source, before JSX is compiled or after, asks React DOM for a part that the lean one lacks. */
export const asksForWhole =
  /\bimport\s*\{[^}]*\b(hydrateRoot|ViewTransition)\b[^}]*\}\s*from\s*['"]react(?:-dom\/client)?['"]|<(?:React\.)?(Fragment)\s(?:[^>]*\s)?ref=|\bjsxs?\)?\((?:\w+\.)?(Fragment),\s*\{[^}]*\bref:/;

/** React DOM for screens that are drawn in the browser alone. */
export function toLeanReactDom(code: string): string {
  if (!code.includes(`exports.version = "${leanReactDomVersion}"`)) return code;
  const without = code
    .replace(/^exports\.hydrateRoot = function[\s\S]*?^\};$/m, '')
    .replace(/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration =[\s\S]*?^\};$/m, '')
    .replace(/^FragmentInstance\.prototype\.[\s\S]*?^(?:\};|\);)$/gm, '')
    .replace(
      /^ {6}case REACT_(?:SUSPENSE_LIST|LEGACY_HIDDEN)_TYPE:\n(?: {6}case .*\n)? {8}return \([\s\S]*?^ {8}\);\n/gm,
      '',
    )
    // Places that a server drew, lists of places and view transitions: no node of the tree is one. What other nodes share with them stays.
    .replace(/(?<!^ *case \d+:\n)^( +)case (?:18|19|30):\n(?:\1 .*\n)+(?=\1(?:case|default)\b)/gm, '')
    // One function has a parameter of this name.
    .replace(
      /^(function initInput\([\s\S]*?^\}| {2}isHydrating = !1,$)|\bisHydrating(?![$\w])(?: = (![01]))?/gm,
      (_whole, kept?: string, assigned?: string) => kept ?? assigned ?? '!1',
    )
    // A browser with developer tools reads the whole file once more for the place where an error is made: 25 ms of the start. Nobody sees where these were.
    .replace(
      /^(var| ) (\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)(?=[,;]$)/gm,
      '$1 $2 = Object.create(Error.prototype, { message: { value: formatProdErrorMessage($3) } })',
    )
    .replace(/(?:[\w$]+\.)+isDehydrated\b/g, '!1')
    .replace(/(?:[\w$]+\.)+dehydrated\b/g, 'null');
  const bodies = new Map(Object.entries(emptied).flatMap(([body, names]) => names.map((name) => [name, body])));
  return without.replace(/^function (\w+)\([\s\S]*?^\}$/gm, (whole, name: string) =>
    bodies.has(name) ? `function ${name}() {${bodies.get(name)}}` : whole,
  );
}
