import { readKept } from '@waybill/kit/console';
import type { Refusal } from '@waybill/ui-shell/console';
import { array, type Infer, type InferShape, integer, nullable, object, oneOf } from '@waybill/validators';
import type { assignFields } from '../contract/steps';
import { orderSteps } from '../contract/words';
import type { StepFields } from './detail/step-dialog';

const about = object({ step: nullable(oneOf(orderSteps)), ids: array(integer()) });

/** Where orders are to go. */
export type Assignment = InferShape<typeof assignFields>;

/** What is asked before several orders take a step, or go to a line where there is none; with what was typed, where that was taken back or refused. */
export interface BulkQuestion extends Infer<typeof about> {
  typed?: Partial<StepFields & Assignment>;
  refused?: Refusal | undefined;
}

/** The draft of a question; it comes back with its orders. */
export const bulkDraft = ({ step, ids }: BulkQuestion) => ({ name: bulkDraftName, about: { step, ids } });

export const bulkDraftName = 'bulk';

/** What a draft is about, or undefined where that is nothing that is asked today. */
export const readBulkQuestion = (kept: unknown): BulkQuestion | undefined => readKept(about, kept);
