import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldSection } from '../controls/basic/control-frame';
import { TextSpan } from '../lib/text-span';
import { color, flexWrap, space, strongText, textSize } from '../theme/tokens';

/** @public */
export interface FormSectionProps {
  /** Default: `undefined`, for a group without a name. */
  title?: string;
  /** One quiet sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Fields in a column, with a title if the form has several groups. @public */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <Group role={title ? undefined : 'presentation'}>
      {title && <legend>{title}</legend>}
      {lead && <p>{lead}</p>}
      <FieldSection value={title ?? ''}>
        <TextSpan>{children}</TextSpan>
      </FieldSection>
    </Group>
  );
}

/** Short fields side by side, stacked on narrow screens. @public */
export const FormRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${space(3)};
  align-items: start;
`;

/** The buttons of a form, aligned to the end as in a dialog. @public */
export const FormActions = styled.div`
  ${flexWrap(2)}
  justify-content: flex-end;
  max-inline-size: var(--wb-form-width, 40rem);
  margin-block-start: ${space(4)};
`;

const Group = styled.fieldset`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  max-inline-size: var(--wb-form-width, 40rem);
  padding: 0;
  border: 0;

  & + & {
    margin-block-start: ${space(5)};
  }

  > legend {
    padding: 0 0 ${space(3)};
    ${strongText()}
    font-size: ${textSize('body')};
    line-height: 1.5;
  }

  > p {
    margin: 0;
    color: ${color('textMuted')};
  }
`;
