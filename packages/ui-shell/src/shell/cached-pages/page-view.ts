import type { Tab } from '../tabs/tab';

/** The input of a cached page; a `Tab` satisfies it. @public */
export type PageView = Pick<Tab, 'key' | 'instance' | 'location'>;

/** The identity of one life of a page: another one after a reload, and after closing and opening again. */
export const lifeOf = (view: Pick<PageView, 'key' | 'instance'>): string => `${view.key}#${view.instance}`;
