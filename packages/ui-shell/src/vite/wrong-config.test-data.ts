/** Settings of which one is wrong. */
export const config = { title: 'Harbour', tabs: { cachedPages: 'many' } };
