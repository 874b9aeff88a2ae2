import { space } from '@waybill/ui-shell';
import { Form, type FormProps } from '@waybill/ui-shell/forms';
import styled from 'styled-components';

/** A form in a card, with its fields in one column. */
export const CardForm = styled(Form)`
  display: grid;
  gap: ${space(3)};
  max-width: 30rem;

  > button {
    justify-self: start;
  }
` as <Values extends Record<string, unknown>>(props: FormProps<Values>) => ReturnType<typeof Form>;
