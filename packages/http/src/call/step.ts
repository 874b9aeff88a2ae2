import type { Call, Reply } from './call';
import type { SessionState } from './session-state';

/** One named step of the pipeline: changes the call, runs the remaining steps (`next`, again for a replay), changes the reply. */
export interface Step {
  readonly name: string;
  run(call: Call, next: () => Promise<Reply>): Promise<Reply>;
}

/** The context from which a step is created: the client's options that it reads, and the state that all clients of a session share. */
export interface StepContext<Options = unknown> {
  readonly options: Options;
  readonly session: SessionState;
}

/** Joins steps to one function; the first step of the list is the outermost, the last one (which sends) must not call `next`. */
export function compose(steps: readonly Step[]): (call: Call) => Promise<Reply> {
  const from = (index: number, call: Call): Promise<Reply> => {
    const step = steps[index] as Step;
    return step.run(call, () => from(index + 1, call));
  };
  return (call) => from(0, call);
}
