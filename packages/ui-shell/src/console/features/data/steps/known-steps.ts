import type { Life } from '../../../kernel/console-parts';
import type { ResourceSteps } from './define-steps';

/** The steps of resources that this window knows, by which those that were kept find their way to the server again. */
export const knownSteps = (parts: Life): Set<ResourceSteps> => parts.once(create);

const create = () => new Set<ResourceSteps>();
