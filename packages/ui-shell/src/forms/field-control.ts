import type { ReactNode } from 'react';
import type { HandedOver } from './form-model';

/** A component that can be the control of a field. @public */
export type FieldControl = (props: never) => ReactNode;

/** Props of a control. @public */
export type PropsOf<Control extends FieldControl> = Control extends (props: infer Props) => ReactNode ? Props : never;

/** Props that the form passes to the control. */
type Handed =
  | 'form'
  | 'as'
  | 'label'
  | 'error'
  | 'aria-required'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'checked'
  | 'defaultChecked'
  | 'onCheckedChange'
  | 'onChange'
  | 'onBlur'
  | 'ref';

/** Props of a control that the page sets. @public */
export type OwnProps<Control extends FieldControl> = Omit<PropsOf<Control>, Handed>;

/** Accepts a control whose value and `onValueChange` have this type. @public */
export type TakesValue<Value, Props> = [Value] extends [boolean]
  ? Props extends { checked?: infer Shown; onCheckedChange?: infer Hear }
    ? Fits<boolean, Shown, Hear>
    : OtherControl<Value>
  : Props extends { value?: infer Shown; onValueChange?: infer Hear }
    ? Fits<Value, Shown, Hear>
    : OtherControl<Value>;

type Fits<Value, Shown, Hear> = [Value] extends [Shown]
  ? NonNullable<Hear> extends (value: infer Given, ...more: never) => void
    ? [Given] extends [HandedOver<Value>]
      ? unknown
      : OtherControl<Value>
    : OtherControl<Value>
  : OtherControl<Value>;

/** Named in the compiler error if a control does not fit its field. */
interface OtherControl<Value> {
  readonly 'The control does not show such a value, or hands over another:': Value;
}
