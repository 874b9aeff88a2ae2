import { useConsole } from './console-context';

/**
 * Returns what `make` made at its first call in the console around: what components share with each other and with
 * `callSteps` of their module. Two consoles on a page have one each. Throws outside of a console. @beta
 */
export const useOnce = <Made>(make: () => Made): Made => useConsole().once(make);
