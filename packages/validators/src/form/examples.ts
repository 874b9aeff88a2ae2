/** What a rule takes and refuses, for the tests, the playground and the tables; `args` are what it is made with. */
export type Examples = readonly {
  readonly args?: readonly unknown[];
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}[];
