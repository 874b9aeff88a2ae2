import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { configure, zh } from '@waybill/validators';
import { useForm } from 'react-hook-form';
import { type Contact, contact } from './contact';

export const resolver = standardSchemaResolver(configure(contact, { messages: zh, stopAt: 'field' }));

export function ContactForm({ onSubmit }: { onSubmit: (value: Contact) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '', mobile: '' }, resolver });
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <input {...register('name')} aria-label="姓名" />
      <input {...register('mobile')} aria-label="手机号" />
      <p>{formState.errors.mobile?.message}</p>
    </form>
  );
}
