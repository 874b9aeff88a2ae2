'use client';

export { across } from '../forms/across';
export { DraftOffer } from '../forms/drafts/draft-offer';
export { type ClaimedDraft, type DraftSource, type Drafts, DraftsContext } from '../forms/drafts/drafts';
export type { DraftOfferProps } from '../forms/drafts/offered-draft';
export { WorkDraft } from '../forms/drafts/work-draft';
export type { WorkDraftProps } from '../forms/drafts/work-draft-part';
export { Field, type FieldProps } from '../forms/field';
export type { FieldControl } from '../forms/field-control';
export { Form, type FormProps } from '../forms/form';
export { FormDialog, type FormDialogProps } from '../forms/form-dialog';
export type { FormDraft } from '../forms/form-draft';
export { FormActions, FormRow, FormSection, type FormSectionProps } from '../forms/form-layout';
export type {
  FormBoundProps,
  FormChoiceProps,
  FormFieldProps,
  FormInputProps,
  FormModel,
  FormToggleProps,
} from '../forms/form-model';
export type { Normalise, SchemaFits, Submitted, UseFormOptions } from '../forms/form-options';
export type { Conflict, Refusal } from '../forms/refusal';
export type { StandardIssue, StandardResult, StandardSchema } from '../forms/standard-schema';
export {
  FormStepActions,
  type FormStepActionsProps,
  FormStepPart,
  type FormStepPartProps,
  FormSteps,
  type FormStepsProps,
} from '../forms/steps/form-steps';
export {
  type FormStep,
  type FormStepsModel,
  type FormStepsOptions,
  useFormSteps,
} from '../forms/steps/use-form-steps';
export { useForm } from '../forms/use-form';
