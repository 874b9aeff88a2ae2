'use client';

export { DraftOffer } from '../drafts/draft-offer';
export { type DraftSource, type Drafts, DraftsContext, type HeldDraft } from '../drafts/drafts';
export type { WorkDraftProps } from '../drafts/kept-work';
export type { DraftOfferProps } from '../drafts/offered-draft';
export { WorkDraft } from '../drafts/work-draft';
export { across } from '../forms/across';
export { Form, type FormProps } from '../forms/form';
export { FormDialog, type FormDialogProps } from '../forms/form-dialog';
export type { FormDraft } from '../forms/form-draft';
export type { FormChoiceProps, FormFieldProps, FormInputProps, FormModel, FormToggleProps } from '../forms/form-model';
export type { Conflict, Refusal } from '../forms/refusal';
export type { StandardIssue, StandardResult, StandardSchema } from '../forms/standard-schema';
export { type Normalise, type UseFormOptions, useForm } from '../forms/use-form';
