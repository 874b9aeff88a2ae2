import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '../controls/basic/button';
import { Dialog } from '../feedback/dialog';
import type { Text } from '../locales/define-messages';
import { useText } from '../locales/use-text';
import { space } from '../theme/tokens';
import { Form } from './form';
import type { FormModel } from './form-model';
import type { SchemaFits, UseFormOptions } from './form-options';
import { formsMessages } from './messages';
import type { Refusal } from './refusal';
import { useForm } from './use-form';

/** @public */
export interface FormDialogProps<Values extends FieldValues, Output, Input = unknown>
  extends Omit<UseFormOptions<Values, Output, Input>, 'onSubmit'> {
  title: Text;
  /** One sentence below the title. Default: none. */
  description?: Text;
  /** What the button says. Default: Save. */
  submit?: Text;
  /** `danger` where what it does cannot be taken back. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** A few words above the sentence that says why it was not taken. Default: none. */
  refusedTitle?: Text;
  /** Further buttons of the footer, before Cancel. Default: none. */
  actions?: (form: FormModel<Values>) => ReactNode;
  /** Sends what the schema made of the values: the `save` of a resource's writes, or what answers like it. The dialog closes once that is done. */
  save: (output: Output) => Promise<{ done: true } | { done: false; refusal: Refusal }>;
  /** It was saved or given up. */
  onClose: () => void;
  /** In px where the window has the room. Default 480. */
  width?: number;
  /** The fields. */
  children: (form: FormModel<Values>) => ReactNode;
}

/** A form in a dialog with Cancel and Save; what the server refuses stands at its fields, and unsaved work is asked about before it closes. @public */
export function FormDialog<Values extends FieldValues, Output, Input = unknown>(
  props: FormDialogProps<Values, Output, Input> & SchemaFits<Values, Input>,
) {
  const {
    title,
    description,
    submit = formsMessages.save,
    tone = 'primary',
    refusedTitle,
    actions,
    save,
    onClose,
    width,
    children,
    ...options
  }: FormDialogProps<Values, Output> = props;
  const t = useText();
  const form = useForm<Values, Output>({
    ...options,
    onSubmit: async (output) => {
      const written = await save(output);
      if (!written.done) return written.refusal;
      onClose();
    },
  });
  const handleCancel = () => {
    form.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...(width === undefined ? {} : { width })}
      title={t(title)}
      description={description && t(description)}
      footer={
        <>
          {actions?.(form)}
          <Button onClick={handleCancel}>{t(formsMessages.cancel)}</Button>
          <Button type="submit" form={form.id} tone={tone} busy={form.busy}>
            {t(submit)}
          </Button>
        </>
      }
    >
      <Fields>
        <Form form={form} {...(refusedTitle && { refusedTitle })}>
          {children(form)}
        </Form>
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  --wb-form-width: none;
  padding: ${space(1)} ${space(5)} ${space(3)};

  > form {
    display: grid;
    gap: ${space(3)};
  }
`;
