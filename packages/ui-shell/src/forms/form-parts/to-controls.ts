import { type FieldPath, type FieldPathValue, type FieldValues, get as getIn } from 'react-hook-form';
import { whenReleased } from '../../lib/when-released';
import type { Text } from '../../locales/define-messages';
import type { FormModel } from '../form-model';
import type { Fields } from './use-fields';
import { fromServer, type JudgedForm } from './use-judged-form';

/** Props of a form's controls. */
export interface Controls<Values extends FieldValues>
  extends Pick<FormModel<Values>, 'field' | 'choice' | 'toggle' | 'bind'> {
  /** Shows the normalised value in the field. */
  normaliseField: (name: FieldPath<Values>) => void;
}

/** The props of each kind of control, bound to the values of a form. */
export function toControls<Values extends FieldValues, Output>(
  { form, toPlain, propsOf, put }: JudgedForm<Values, Output>,
  { drawn, attach }: Fields,
): Controls<Values> {
  type Name = FieldPath<Values>;
  const normaliseField = (name: Name) => {
    const typed = form.getValues();
    const plain: FieldPathValue<Values, typeof name> = getIn(toPlain(typed), name);
    if (plain !== getIn(typed, name)) form.setValue(name, plain, { shouldDirty: true });
  };
  const attached = (name: Name, label: Text) => {
    form.register(name);
    return { ...propsOf(name, label), ref: attach(name) };
  };
  const judgeLeft = (name: Name) => {
    // Setting the value would count as a change, which clears a server error.
    if (form.getFieldState(name).error?.type === fromServer) return;
    form.setValue(name, form.getValues(name), { shouldTouch: true, shouldValidate: true });
  };
  const valueProps = (name: Name, label: Text) => {
    drawn.add(name);
    return { ...attached(name, label), onBlur: () => whenReleased(() => judgeLeft(name)) };
  };
  return {
    normaliseField,
    field: (name, label) => {
      const { ref, onBlur, ...registered } = form.register(name);
      const attachOwn = attach(name);
      return {
        ...registered,
        ...propsOf(name, label),
        ref: (element) => {
          ref(element);
          attachOwn(element);
        },
        onBlur: async (event) => {
          whenReleased(() => {
            normaliseField(name);
            void onBlur(event);
          });
        },
      };
    },
    bind: (name, label) => ({
      ...attached(name, label),
      onBlur: () =>
        whenReleased(() => {
          normaliseField(name);
          judgeLeft(name);
        }),
      onValueChange: (value) => put(name, value as FieldPathValue<Values, typeof name>),
    }),
    choice: (name, label) => ({
      ...valueProps(name, label),
      value: form.getValues(name),
      onValueChange: (value) => put(name, value as FieldPathValue<Values, typeof name>),
    }),
    toggle: (name, label) => ({
      ...valueProps(name, label),
      checked: Boolean(form.getValues(name)),
      onCheckedChange: (checked) => put(name, checked as FieldPathValue<Values, typeof name>),
    }),
  };
}
