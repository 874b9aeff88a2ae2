import type { Tab } from '../tabs/tab';

/** What a cached page is drawn from; a `Tab` is one. @public */
export type PageView = Pick<Tab, 'key' | 'instance' | 'location'>;

/** The identity of one life of a page: another one after a reload, and after closing and opening again. */
export const lifeOf = (view: Pick<PageView, 'key' | 'instance'>): string => `${view.key}#${view.instance}`;
