import { color, FieldSection, space, textSize, visuallyHidden } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FormSectionProps {
  title: string;
  /** Hides the title on phones, where the stepper shows it. Default: false. */
  isStep?: boolean;
  children: ReactNode;
}

/** A titled group of fields: the title in its own column, the fields in two columns if the screen is wide enough. */
export function FormSection({ title, isStep, children }: FormSectionProps) {
  return (
    <Group>
      <legend data-step-title={isStep || undefined}>{title}</legend>
      <FieldSection value={title}>
        <Fields>{children}</Fields>
      </FieldSection>
    </Group>
  );
}

/** A field over the full width of its section. */
export const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: ${space(5)};
  border: 0;

  & + & {
    border-block-start: 1px solid ${color('border')};
  }

  legend {
    float: inline-start;
    width: 8rem;
    padding: 0;
    color: ${color('textStrong')};
    font-size: ${textSize('body')};
    font-weight: 600;
    line-height: 1.5;
  }

  @media (max-width: 767.98px) {
    padding: ${space(2)} ${space(4)};

    legend {
      width: 100%;
      padding-block-end: ${space(1)};
    }

    legend[data-step-title] {
      ${visuallyHidden}
    }
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13.75rem, 100%), 1fr));
  gap: ${space(3)} ${space(5)};
  align-items: start;
  max-width: 47.5rem;

  /* Short fields two in a row, so that a step is one screen. */
  @media (max-width: 767.98px) {
    clear: both;
    grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
    gap: ${space(2)} ${space(3)};

    /* A mark that stands beside the label takes no line below the field, nor does the place of an error that is not there. */
    *:has(> [data-state='sure']) {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-end: 0;
    }

    [aria-live='polite']:empty {
      position: absolute;
    }
  }
`;

/** A short field that fills a row on phones, with its label before it. */
export const RowOnPhone = styled.div`
  min-width: 0;

  @media (max-width: 767.98px) {
    grid-column: 1 / -1;

    > div {
      grid-template-columns: 5.625rem minmax(0, 1fr);
      column-gap: ${space(2)};
    }

    > div > :first-child {
      align-self: center;
    }

    > div > :nth-child(n + 3) {
      grid-column: 2;
    }

    > div > *:has(> [data-state='sure']) {
      grid-area: 1 / 1 / 2 / 2;
      inset-block-start: 12px;
    }

    label > span {
      padding-inline: 6px;
    }
  }
`;

/** A field that fills the row on phones. */
export const WideOnPhone = styled.div`
  min-width: 0;

  @media (max-width: 767.98px) {
    grid-column: 1 / -1;
  }
`;

/** Short related fields, side by side. */
export const FormRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 10rem));
  gap: ${space(3)};
  align-items: start;

  @media (max-width: 767.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)} ${space(3)};
  }
`;
