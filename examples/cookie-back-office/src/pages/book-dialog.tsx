import { Field, FormDialog, type FormDialogProps } from '@waybill/ui-shell/forms';
import type { Infer } from '@waybill/validators';
import { bookFields } from '../library';
import { titles } from '../messages';

type Fields = Infer<typeof bookFields>;

/** The form of a book. */
export const BookDialog = (props: Pick<FormDialogProps<Fields, Fields>, 'values' | 'save' | 'onClose'>) => (
  <FormDialog title={titles.book} schema={bookFields} {...props}>
    {(form) => (
      <>
        <Field form={form} name="title" label={titles.title} />
        <Field form={form} name="author_name" label={titles.author} />
      </>
    )}
  </FormDialog>
);
