/** Runs steps one after the other, waiting only where a step answers with a promise; what it gives is a promise only then. */
export function chain<Result>(steps: Generator<unknown, Result, unknown>, resume?: unknown): Result | Promise<Result> {
  let step = steps.next(resume);
  while (!step.done) {
    if (step.value instanceof Promise) return step.value.then((value) => chain(steps, value));
    step = steps.next(step.value);
  }
  return step.value;
}
