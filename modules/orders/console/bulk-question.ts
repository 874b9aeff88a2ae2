import { readStored } from '@waybill/kit/console';
import type { Refusal } from '@waybill/ui-shell/console';
import { array, type Infer, type InferShape, integer, nullable, object, oneOf } from '@waybill/validators';
import type { assignFields } from '../contract/steps';
import { orderSteps } from '../contract/words';
import type { StepFields } from './detail/step-dialog';

const about = object({ step: nullable(oneOf(orderSteps)), ids: array(integer()) });

/** The line and the vehicle that orders are assigned to. */
export type Assignment = InferShape<typeof assignFields>;

/** The dialog before several orders take a step, or are assigned if `step` is null. `typed` restores the fields after an undo or a refusal. */
export interface BulkQuestion extends Infer<typeof about> {
  typed?: Partial<StepFields & Assignment>;
  refused?: Refusal | undefined;
}

/** The draft of a dialog, stored with the ids of its orders. */
export const bulkDraft = ({ step, ids }: BulkQuestion) => ({ name: bulkDraftName, about: { step, ids } });

export const bulkDraftName = 'bulk';

/** Reads the subject of a stored draft; undefined if it no longer matches the schema. */
export const readBulkQuestion = (stored: unknown): BulkQuestion | undefined => readStored(about, stored);
