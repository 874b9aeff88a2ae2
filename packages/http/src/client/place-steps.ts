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
  /** The client's step that it stands before. */
  before: StepName;
  step: CallStep;
}

/** Steps of an application's own. */
export interface StepOptions {
  /** Further steps, each before one of the client's: below `retry` and `refresh` they run for every attempt. Default none. Example `[{ before: 'send', step: trace }]`. */
  steps?: readonly PlacedStep[];
}

/** Puts an application's steps among the client's own, those with one place in their order. Throws a TypeError for a place that does not exist. */
export function placeSteps(own: readonly Step[], placed: readonly PlacedStep[] = []): Step[] {
  const steps = [...own];
  for (const { before, step } of placed) {
    const place = own.find(({ name }) => name === before);
    if (!place) throw new TypeError(`no step "${before}": ${own.map(({ name }) => name)}`);
    steps.splice(steps.indexOf(place), 0, guardStep(step));
  }
  return steps;
}

/** The step with errors of its own as mistakes of it; the errors of the rest pass. */
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
