import type { CallStep } from '../call/call-step';
import type { Step } from '../call/step';
import { toMistake } from '../errors/mistake';

/** The client's own steps, in the order in which a request passes them. @public */
export type StepName =
  | 'share'
  | 'report'
  | 'busy'
  | 'cancel'
  | 'schema'
  | 'retry'
  | 'rekey'
  | 'refresh'
  | 'session'
  | 'judge'
  | 'headers'
  | 'token'
  | 'encrypt'
  | 'decrypt'
  | 'read'
  | 'send';

/** A step and its place. @public */
export interface PlacedStep {
  /** The client's step that comes after it. */
  before: StepName;
  step: CallStep;
}

/** The application's steps. */
export interface StepOptions {
  /** Further steps, each before one of the client's: below `retry` and `refresh` they run for every attempt. No default. Example `[{ before: 'send', step: trace }]`. */
  steps?: readonly PlacedStep[];
}

/** Inserts an application's steps among the client's; steps with the same place keep their order. Throws a TypeError for a place that does not exist. */
export function placeSteps(builtIn: readonly Step[], placed: readonly PlacedStep[] = []): Step[] {
  const steps = [...builtIn];
  for (const { before, step } of placed) {
    const place = builtIn.find(({ name }) => name === before);
    if (!place) throw new TypeError(`no step "${before}": ${builtIn.map(({ name }) => name)}`);
    steps.splice(steps.indexOf(place), 0, guardStep(step));
  }
  return steps;
}

/** Wraps the step so that its own errors become mistakes of it; errors of later steps pass. */
const guardStep = (step: CallStep): Step => ({
  name: step.name,
  async run(call, next) {
    let below: unknown;
    const pass = (error: unknown) => {
      below = error;
      throw error;
    };
    try {
      return await step.run(call, () => next().catch(pass));
    } catch (error) {
      throw error === below ? error : toMistake('step', step.name, error);
    }
  },
});
