import { formOptions, useForm } from '@tanstack/react-form';
import { configure, zh } from '@waybill/validators';
import { type Contact, contact } from './contact';

const defaultValues: Contact = { name: '', mobile: '' };

export const options = formOptions({
  defaultValues,
  validators: { onChange: configure(contact, { messages: zh, stopAt: 'field' }) },
});

export function ContactForm({ onSubmit }: { onSubmit: (value: Contact) => void }) {
  const form = useForm({ ...options, onSubmit: ({ value }) => onSubmit(value) });
  return (
    <form.Field name="mobile">
      {(field) => (
        <label>
          手机号
          <input value={field.state.value} onChange={(event) => field.handleChange(event.target.value)} />
          {field.state.meta.errors.map((issue) => issue?.message)}
        </label>
      )}
    </form.Field>
  );
}
