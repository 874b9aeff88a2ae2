import type { ReactNode } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useWatch } from 'react-hook-form';
import { TextField } from '../controls/basic/text-field';
import type { Text } from '../locales/define-messages';
import type { FieldControl, OwnProps, PropsOf, TakesValue } from './field-control';
import type { FormModel } from './form-model';

/** @public */
export type FieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Control extends FieldControl,
> = OwnProps<Control> & {
  /** Result of `useForm`. */
  form: FormModel<Values>;
  /** Path of the value. */
  name: Name;
  label: Text;
  /** The control, with `value` and `onValueChange` or `checked` and `onCheckedChange`; a generic one needs its type, `as={Segmented<Kind>}`. Default: a text field. */
  as?: Control & TakesValue<FieldPathValue<Values, Name>, PropsOf<Control>>;
};

/** A field of a form: a control bound to a value by name. Passes further props to the control. @public */
export function Field<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Control extends FieldControl = typeof TextField,
>({ form, name, label, as, ...props }: FieldProps<Values, Name, Control>) {
  if (!as) return <TextField {...props} {...form.field(name, label)} />;
  const control: FieldControl = as;
  return <Bound form={form} name={name} label={label} as={control as BoundProps<Values>['as']} rest={props} />;
}

interface BoundProps<Values extends FieldValues> {
  form: FormModel<Values>;
  name: FieldPath<Values>;
  label: Text;
  as: (props: object) => ReactNode;
  rest: object;
}

/** A change renders only this control, not the form. */
function Bound<Values extends FieldValues>({ form, name, label, as: Control, rest }: BoundProps<Values>) {
  const value: unknown = useWatch({ control: form.control, name });
  const { onValueChange, ...bound } = form.bind(name, label);
  const handed =
    typeof value === 'boolean' ? { checked: value, onCheckedChange: onValueChange } : { value, onValueChange };
  return <Control {...rest} {...bound} {...handed} />;
}
