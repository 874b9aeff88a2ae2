import type { FormEvent } from 'react';
import type { ChangeHandler, Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SideWork } from '../lib/side-work';
import type { Text } from '../locales/define-messages';
import type { MakeDraftedForm } from './drafted-form';
import type { DraftedForm } from './drafts/draft-keeper';
import type { FormConflict } from './form-conflict';
import type { Refusal } from './refusal';

/** What a field of a form is given, whatever its control. @public */
export interface FormFieldProps {
  label: string;
  error: string | undefined;
  'aria-required': true | undefined;
}

/** Props of a control with an input of its own. @public */
export interface FormInputProps extends FormFieldProps {
  name: string;
  onChange: ChangeHandler;
  onBlur: ChangeHandler;
  ref: (element: HTMLElement | null) => void;
}

interface ValueFieldProps extends FormFieldProps {
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
}

/** A control may hand over a list that nobody else should change. @public */
export type HandedOver<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Props of a control that hands its value over. @public */
export interface FormChoiceProps<Value> extends ValueFieldProps {
  value: Value;
  onValueChange: (value: HandedOver<Value>) => void;
}

/** Props of a control that is on or off. @public */
export interface FormToggleProps extends ValueFieldProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** What `<Field>` hands its control beside the value. @public */
export type FormBoundProps<Value> = Omit<FormChoiceProps<Value>, 'value'>;

/** A form: props for its fields, its state, and the way to send it. `<Form>` draws it. @public */
export interface FormModel<Values extends FieldValues> {
  /** For buttons outside of the form element: `<Button type="submit" form={form.id}>`. */
  readonly id: string;
  /** Props of a control with an input of its own: text field, text area. */
  field: (name: FieldPath<Values>, label: Text) => FormInputProps;
  /** Props of a control that hands its value over: segments, select, radio group, number, date. */
  choice: <Name extends FieldPath<Values>>(name: Name, label: Text) => FormChoiceProps<FieldPathValue<Values, Name>>;
  /** Props of a switch or checkbox. */
  toggle: (name: FieldPath<Values>, label: Text) => FormToggleProps;
  /** For `<Field>`, which draws its control anew by itself: what `choice` gives, but for the value. */
  bind: <Name extends FieldPath<Values>>(name: Name, label: Text) => FormBoundProps<FieldPathValue<Values, Name>>;
  /** For `<Form>`, once its fields are there: what was typed before stands in them, with why it was not taken. */
  start: () => void;
  /** A value as it stands in its field. */
  read: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>;
  /** Puts a value into a field, as if it had been chosen there. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Shows why the form was not taken: at its fields until they change, the rest above the form. */
  refuse: (refusal: Refusal) => void;
  /** Judges some fields, such as those of one step of a wizard, and focuses the first wrong one. Resolves to whether all are right. */
  check: (names: readonly FieldPath<Values>[]) => Promise<boolean>;
  /** Goes on to other values, which count as saved. Default: back to those that the form began with. */
  reset: (values?: Values) => void;
  /** Judges everything, then sends it or focuses the first field that is wrong. Does nothing while a submission is under way. */
  submit: (event?: FormEvent) => Promise<void>;
  /** The form holds something else than at first or than was last sent. */
  readonly dirty: boolean;
  /** It is being sent, or will be once what its fields do beside it is done. */
  readonly busy: boolean;
  /** It is to be sent and waits for what its fields do beside it, such as uploads. */
  readonly held: boolean;
  /** What its fields do beside it; `<Form>` hands it to them. */
  readonly sideWork: SideWork;
  /** Why it was not taken, as far as no field shows it. */
  readonly refusal: string | undefined;
  /** What `<Form>` keeps a draft of; undefined where the form has no `draft`. */
  readonly draft: ((make: MakeDraftedForm) => DraftedForm) | undefined;
  /** What somebody else has changed in the record meanwhile, for `<Form>` to ask about; undefined while there is nothing to decide. */
  readonly conflict: FormConflict | undefined;
  /** For the hooks of react-hook-form, such as `useWatch` and `useFieldArray`. */
  readonly control: Control<Values>;
}
