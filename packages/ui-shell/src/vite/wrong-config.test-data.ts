/** Settings of which one is wrong. */
export const config = { title: 'Harbour', request: { timeout: 'long' } };
