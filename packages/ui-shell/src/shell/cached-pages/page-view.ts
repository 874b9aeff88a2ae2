import type { Tab } from '../tabs/tab';

/** The input of a cached page; a `Tab` satisfies it. @public */
export type PageView = Pick<Tab, 'key' | 'instance' | 'location'>;

/** The identity of a mounted page, which changes after a reload or a reopening. */
export const lifeOf = (view: Pick<PageView, 'key' | 'instance'>): string => `${view.key}#${view.instance}`;
