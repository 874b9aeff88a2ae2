/** Settings with an error. */
export const config = { title: 'Harbour', tabs: { cachedPages: 'many' } };
