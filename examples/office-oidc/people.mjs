/** The users of the provider, with their claims. */
export const people = { ann: { name: 'Ann', roles: ['Editor'] } };
