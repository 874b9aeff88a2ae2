/** The number of a guard's names that a user needs: one (`oneOf`, the default), all (`allOf`), or fewer than all (`except`). @public */
export type GuardMode = 'oneOf' | 'allOf' | 'except';
