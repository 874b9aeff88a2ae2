import { color, space, textSize, useText } from '@waybill/ui-shell';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type Control, type FieldPath, useFormState } from 'react-hook-form';
import styled from 'styled-components';
import { orderMessages } from '../shared/messages';
import type { OrderFields } from './order-fields';

export interface FoldProps {
  control: Control<OrderFields>;
  /** The fields inside; an invalid one opens the fold. */
  names: readonly FieldPath<OrderFields>[];
  /** The heading. */
  label: string;
  /** A summary of the values inside. */
  summary: ReactNode;
  /** Whether the fold is open at first. Default: false. */
  startsOpen?: boolean;
  /** Content at the end of the heading, shown at any width. Default: the heading appears on phones only. */
  end?: ReactNode;
  /** Shows the fields without a fold and without a label. Default: false. */
  alone?: boolean;
  children: ReactNode;
}

/** Fields that collapse on a phone behind a button with their summary. The button shows warnings inside; errors open the fold. */
export function Fold({ control, names, label, summary, startsOpen = false, end, alone = false, children }: FoldProps) {
  const t = useText();
  const content = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const [chosenAt, setChosenAt] = useState(-1);
  const { errors, submitCount } = useFormState({ control, name: names });
  const isWrong = names.some((name) => control.getFieldState(name, { errors } as never).error !== undefined);
  // The user's choice applies until the next submit, even if a field is validated late.
  useEffect(() => {
    if (isWrong && submitCount !== chosenAt) setOpen(true);
  }, [isWrong, submitCount, chosenAt]);
  const handleToggle = () => {
    setOpen(!isOpen);
    setChosenAt(submitCount);
  };
  const shown = alone || isOpen;
  return (
    <Frame>
      {!alone && (
        <Head data-titled={end !== undefined || undefined}>
          {end && <strong>{label}</strong>}
          <Toggle type="button" aria-expanded={isOpen} aria-controls={content} onClick={handleToggle}>
            <span>
              <b>{label}</b>
              {!isOpen && <small>{summary}</small>}
            </span>
            <Doubt>{t(orderMessages.unsure)}</Doubt>
            <ChevronDown aria-hidden size={16} />
          </Toggle>
          {end}
        </Head>
      )}
      <Content id={content} data-state={shown ? 'open' : 'folded'}>
        {children}
      </Content>
    </Frame>
  );
}

const narrow = '(max-width: 767.98px)';

const Doubt = styled.em`
  display: none;
  flex: none;
  color: ${color('warning')};
  font-size: ${textSize('caption')};
  font-style: normal;
  font-weight: 600;
`;

const Frame = styled.div`
  display: contents;

  &:has([data-state='folded'] [data-state='unsure']) ${Doubt} {
    display: inline;
  }
`;

const Head = styled.div`
  display: none;
  grid-column: 1 / -1;
  gap: ${space(2)};
  align-items: center;
  justify-content: space-between;
  min-width: 0;
  color: ${color('textStrong')};

  &[data-titled] {
    display: flex;
    margin-block-end: ${space(2)};
  }

  @media ${narrow} {
    display: flex;

    &[data-titled] {
      margin: 0;
    }

    > strong {
      display: none;
    }
  }
`;

const Toggle = styled.button`
  display: none;
  flex: 1;
  gap: ${space(2)};
  align-items: center;
  min-width: 0;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('textStrong')};
  font: inherit;
  text-align: start;
  cursor: pointer;

  span {
    flex: 1;
    min-width: 0;
  }

  b,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 400;
  }

  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
    line-height: 1.4;
  }

  svg {
    flex: none;
    color: ${color('textMuted')};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  @media ${narrow} {
    display: flex;
  }
`;

const Content = styled.div`
  display: contents;

  @media ${narrow} {
    &[data-state='folded'] {
      display: none;
    }
  }
`;
