import type { Life } from '../../../kernel/console-parts';
import type { ResourceSteps } from './define-steps';

/** The resource steps of this window, which send stored steps again. */
export const stepRegistry = (parts: Life): Set<ResourceSteps> => parts.once(create);

const create = () => new Set<ResourceSteps>();
