/** How the names of a guard count: any of them (`oneOf`, the default), every one (`allOf`), or not every one (`except`). @public */
export type GuardMode = 'oneOf' | 'allOf' | 'except';
