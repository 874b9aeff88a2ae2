/** Whom the provider knows, with what it says of them. */
export const people = { ann: { name: 'Ann', roles: ['Editor'] } };
