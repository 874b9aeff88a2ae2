import { color, useText, visuallyHidden } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { OrderFields } from '../form/order-fields';
import { orderMessages } from '../shared/messages';
import type { Filled } from './intake-order';

/** Returns the mark shown below a recognised field until the user changes its value. */
export const toSureMarks =
  ({ control }: FormModel<OrderFields>, filled: readonly Filled[]) =>
  (path: string): ReactNode => {
    const field = filled.find((each) => each.path === path);
    return field && <SureMark control={control} found={field} />;
  };

function SureMark({ control, found: { path, value, sure } }: { control: Control<OrderFields>; found: Filled }) {
  const t = useText();
  const isSure = sure === 'certain';
  if (useWatch({ control, name: path }) !== value) return null;
  return (
    <Mark data-state={isSure ? 'sure' : 'unsure'}>
      <span>
        {t(isSure ? orderMessages.recognised : sure === 'guess' ? orderMessages.guessedField : orderMessages.unsure)}
      </span>
      {isSure && <Check aria-hidden size={16} />}
    </Mark>
  );
}

const Mark = styled.span`
  color: ${color('textMuted')};

  &[data-state='unsure'] {
    color: ${color('warning')};
    font-weight: 600;
  }

  svg {
    display: none;
    color: ${color('success')};
  }

  /* A sign beside the label, so that a step of the form stays one screen. */
  @media (max-width: 767.98px) {
    &[data-state='sure'] span {
      ${visuallyHidden}
    }

    svg {
      display: block;
    }
  }
`;
