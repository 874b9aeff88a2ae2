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
  /** One sentence below the title. Default: `undefined`. */
  description?: Text;
  /** Text of the submit button. Default: Save. */
  submit?: Text;
  /** `danger` for an action that cannot be undone. Default `primary`. */
  tone?: 'primary' | 'danger';
  /** Title above the reason of a refusal. Default: `undefined`. */
  refusedTitle?: Text;
  /** Further buttons of the footer, before Cancel. Default: `undefined`. */
  actions?: (form: FormModel<Values>) => ReactNode;
  /** Sends the schema's output: the `save` of a resource's writes, or a function with the same result. The dialog closes after success. */
  save: (output: Output) => Promise<{ done: true } | { done: false; refusal: Refusal }>;
  /** Called after a save or cancel. */
  onClose: () => void;
  /** Width in px, limited by the window. Default 480. */
  width?: number;
  /** The fields. */
  children: (form: FormModel<Values>) => ReactNode;
}

/** A form in a dialog with Cancel and Save. Shows server errors at the fields and confirms before discarding unsaved work. @public */
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
