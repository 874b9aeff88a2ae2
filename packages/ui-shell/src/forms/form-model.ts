import type { FormEvent } from 'react';
import type { ChangeHandler, Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { SideWork } from '../lib/side-work';
import type { Text } from '../locales/define-messages';
import type { MakeDraftedForm } from './drafted-form';
import type { DraftedForm } from './drafts/draft-keeper';
import type { FormConflict } from './form-conflict';
import type { Refusal } from './refusal';

/** Props of every form control. @public */
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

/** Makes a list value readonly, since a control may pass a shared list. @public */
export type HandedOver<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Props of a control with `onValueChange`. @public */
export interface FormChoiceProps<Value> extends ValueFieldProps {
  value: Value;
  onValueChange: (value: HandedOver<Value>) => void;
}

/** Props of a control that is on or off. @public */
export interface FormToggleProps extends ValueFieldProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Props that `<Field>` passes to its control beside the value. @public */
export type FormBoundProps<Value> = Omit<FormChoiceProps<Value>, 'value'>;

/** A form: props for its fields, its state and its submission. `<Form>` renders it. @public */
export interface FormModel<Values extends FieldValues> {
  /** For buttons outside of the form element: `<Button type="submit" form={form.id}>`. */
  readonly id: string;
  /** Props of a control with an input of its own: text field, text area. */
  field: (name: FieldPath<Values>, label: Text) => FormInputProps;
  /** Props of a control with `onValueChange`: segments, select, radio group, number, date. */
  choice: <Name extends FieldPath<Values>>(name: Name, label: Text) => FormChoiceProps<FieldPathValue<Values, Name>>;
  /** Props of a switch or checkbox. */
  toggle: (name: FieldPath<Values>, label: Text) => FormToggleProps;
  /** For `<Field>`, which subscribes to the value itself: the props of `choice` without the value. */
  bind: <Name extends FieldPath<Values>>(name: Name, label: Text) => FormBoundProps<FieldPathValue<Values, Name>>;
  /** For `<Form>`, once its fields are mounted: restores `typed` values with their refusal. */
  start: () => void;
  /** Current value of a field. */
  read: <Name extends FieldPath<Values>>(name: Name) => FieldPathValue<Values, Name>;
  /** Sets a field's value as if the user had entered it. */
  set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Shows a refusal: at its fields until they change, the rest above the form. */
  refuse: (refusal: Refusal) => void;
  /** Validates some fields, such as the fields of one wizard step, and focuses the first invalid one. Resolves to whether all are valid. */
  check: (names: readonly FieldPath<Values>[]) => Promise<boolean>;
  /** Replaces the values and counts them as saved. Default: the initial values. */
  reset: (values?: Values) => void;
  /** Validates all fields, then sends the form or focuses the first invalid field. Does nothing during a submission. */
  submit: (event?: FormEvent) => Promise<void>;
  /** Whether the values differ from the initial or last sent ones. */
  readonly dirty: boolean;
  /** A submission is running or waits for side work of the fields. */
  readonly busy: boolean;
  /** A submission waits for side work of the fields, such as uploads. */
  readonly held: boolean;
  /** Asynchronous work of the fields, such as uploads; `<Form>` provides it to them. */
  readonly sideWork: SideWork;
  /** The part of the refusal that no field shows. */
  readonly refusal: string | undefined;
  /** Source of the draft that `<Form>` stores; undefined without the `draft` option. */
  readonly draft: ((make: MakeDraftedForm) => DraftedForm) | undefined;
  /** Concurrent changes of the record, for the dialog of `<Form>`; undefined while there is nothing to decide. */
  readonly conflict: FormConflict | undefined;
  /** For the hooks of react-hook-form, such as `useWatch` and `useFieldArray`. */
  readonly control: Control<Values>;
}
