/** On its own an error page leads home after 5 s; as a page in a tab it stays, since the person opened it on purpose. */
export const homeSeconds = (path: string): number => (path === '/403' || path === '/404' ? 5 : 0);
