export { byCursor } from '../pages/by-cursor';
export { byLink } from '../pages/by-link';
export { byPage } from '../pages/by-page';
export type { PageAddress, PageRule } from '../pages/page-rule';
export { eachItem, type PageOptions, pages } from '../pages/pages';
