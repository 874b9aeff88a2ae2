import * as Popover from '@radix-ui/react-popover';
import { ListFilter } from 'lucide-react';
import { Children, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { Action } from '../../controls/basic/action';
import { FieldFrame, FieldLabel } from '../../controls/basic/control-frame';
import { PopoverRoot } from '../../lib/popover-root';
import { visuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { color, flexRow, size, space } from '../../theme/tokens';
import { Tag } from '../display/tag';
import { tableMessages } from './messages';
import { ToolPanel } from './tool-panel.styles';

/** @public */
export interface QueryFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Called for Enter in a field. */
  onQuery: () => void;
  /** Number of fields in the row; the others open in a panel. Default 3. */
  always?: number;
  /** Number of active filters in the panel, shown at its button. Default 0. */
  set?: number;
  children: ReactNode;
}

/** The filters above a table in one row: the first fields, and a panel with the others; Enter submits. @public */
export function QueryForm({ onQuery, always = 3, set = 0, children, ...form }: QueryFormProps) {
  const t = useText();
  const fields = Children.toArray(children);
  const others = fields.slice(always);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onQuery();
  };
  return (
    <Form {...form} data-screen role="search" onSubmit={handleSubmit}>
      <Row>{fields.slice(0, always)}</Row>
      {others.length > 0 && (
        <PopoverRoot>
          <Popover.Trigger asChild>
            <More icon={<ListFilter aria-hidden size={16} />} text={tableMessages.moreConditions}>
              <span>{t(tableMessages.moreConditions)}</span>
              {set > 0 && <Tag tone="primary">{String(set)}</Tag>}
            </More>
          </Popover.Trigger>
          <Others align="start" sideOffset={6} collisionPadding={12} aria-label={t(tableMessages.moreConditions)}>
            {others}
          </Others>
        </PopoverRoot>
      )}
    </Form>
  );
}

const Form = styled.form`
  ${flexRow(2)}
  flex: 0 1 auto;
  min-width: 0;

  @media (max-width: 575.98px) {
    flex: 1 1 0;
    min-width: 7rem;
  }
`;

const More = styled(Action)`
  flex: none;

  @media (max-width: 575.98px) {
    min-width: ${size('control')};
    padding: 0 ${space(2)};

    > span > :first-child {
      ${visuallyHidden}
    }
  }
`;

/** Labels are beside their fields; errors overlay the space below, so that no row moves. */
const Row = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  min-width: 0;

  > * {
    flex: none;
  }

  > :first-child {
    flex: 0 1 13rem;
    min-width: 0;
  }

  @media (max-width: 575.98px) {
    > :first-child {
      flex: 1;
    }
  }

  ${FieldFrame} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space(2)};
    align-items: center;
  }

  ${FieldLabel} {
    color: ${color('textMuted')};
    white-space: nowrap;
  }

  ${FieldLabel}[data-hidden] + * {
    grid-column: 1 / -1;
  }

  ${FieldFrame} > [aria-live] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
  }
`;

const Others = styled(ToolPanel)`
  display: grid;
  width: 24rem;
  gap: ${space(3)};
  padding: ${space(4)};
`;
