import { ChevronDown, ChevronUp } from 'lucide-react';
import { Children, type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Action } from '../../controls/basic/action';
import { visuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { gap, space } from '../../theme/tokens';
import { tableMessages } from './messages';

/** @public */
export interface QueryFormProps {
  onQuery: () => void;
  onReset: () => void;
  /** Fields that stand even when the form is folded. Default 3. */
  always?: number;
  /** The form was folded or unfolded; a table below may want to know its rows (see `useTableHeight`). */
  onFoldedChange?: (folded: boolean) => void;
  children: ReactNode;
}

/** The conditions above a table: the first fields always, the others on demand; Enter asks. @public */
export function QueryForm({ onQuery, onReset, always = 3, onFoldedChange, children }: QueryFormProps) {
  const t = useText();
  const [folded, setFolded] = useState(true);
  const fields = Children.toArray(children);
  const foldable = fields.length > always;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onQuery();
  };
  const handleFold = () => {
    setFolded(!folded);
    onFoldedChange?.(!folded);
  };
  return (
    <Form data-screen role="search" onSubmit={handleSubmit} data-folded={folded || undefined}>
      {foldable && folded ? fields.slice(0, always) : fields}
      <Buttons>
        <Action type="submit" tone="primary" text={tableMessages.query} />
        <Action data-part="reset" onClick={onReset} text={tableMessages.reset} />
        {foldable && (
          <Action
            text={folded ? tableMessages.unfold : tableMessages.fold}
            tone="quiet"
            data-part="fold"
            aria-expanded={!folded}
            icon={folded ? <ChevronDown aria-hidden size={16} /> : <ChevronUp aria-hidden size={16} />}
            onClick={handleFold}
          >
            <span>{t(folded ? tableMessages.unfold : tableMessages.fold)}</span>
          </Action>
        )}
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${gap('block')};
  align-items: flex-end;
  margin-block-end: ${gap('block')};

  > * {
    flex: 0 1 12.75rem;
  }

  @media (max-width: 575.98px) {
    > * {
      flex: 1 1 100%;
    }

    /* One line, so that the records begin in the upper half: what is set can be taken out by its chip. */
    &[data-folded] > :first-child:nth-last-child(2) {
      flex: 1 1 0;
      min-width: 0;
    }

    &[data-folded] > :nth-child(2) {
      flex: none;
    }

    &[data-folded] > :nth-child(2) > [data-part='reset'] {
      display: none;
    }

    &[data-folded] > :nth-child(2) > [data-part='fold'] span {
      ${visuallyHidden}
    }
  }
`;

const Buttons = styled.div`
  display: flex;
  flex: none;
  gap: ${space(2)};
  /* The line that each field keeps for its error. */
  padding-block-end: ${space(1)};
`;
