import type { Call, Reply } from './call';
import type { SessionState } from './session-state';

/** One named step of the pipeline: works on the call, lets the rest run (`next`, again for a replay), works on the reply. */
export interface Step {
  readonly name: string;
  run(call: Call, next: () => Promise<Reply>): Promise<Reply>;
}

/** What a step is made from: the client's options, as far as it reads them, and the state that all clients of a session share. */
export interface StepContext<Options = unknown> {
  readonly options: Options;
  readonly session: SessionState;
}

/** Joins steps to one function; the first of the list is the outermost, the last (which sends) must not call `next`. */
export function compose(steps: readonly Step[]): (call: Call) => Promise<Reply> {
  const from = (index: number, call: Call): Promise<Reply> => {
    const step = steps[index] as Step;
    return step.run(call, () => from(index + 1, call));
  };
  return (call) => from(0, call);
}
