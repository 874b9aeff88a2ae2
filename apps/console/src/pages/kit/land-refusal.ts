import type { Refusal } from '@waybill/ui-shell/console';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts what a server said against a form at the fields that it names. What remains is for a place above the form: nothing where every complaint has its field. */
export function landRefusal<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  { message, fields }: Refusal,
): string | null {
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(form.getValues(), name));
  for (const [place, [name, complaint]] of known.entries())
    form.setError(name as FieldPath<Fields>, { type: 'server', message: complaint }, { shouldFocus: place === 0 });
  return known.length > 0 && known.length === Object.keys(fields).length ? null : message;
}
