import type { Once } from '../../lib/create-once';
import { useConsole } from './console-context';

/** Returns the result of the first `make` in this console, which components share with the `callSteps` of their module. Throws outside of a console. @beta */
export const useOnce: Once = (make, ...given) => useConsole().once(make, ...given);
