import { ArrowUp } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import styled from 'styled-components';
import { Action } from '../../../../controls/basic/action';
import { space } from '../../../../theme/tokens';
import { resourceMessages } from '../resource/messages';
import type { ListUpdates } from './changes/settle-list';

export interface NewRowsProps {
  news: ListUpdates;
  onShow: () => void;
}

/** A button with the number of new and removed records, which shows them; hidden if both numbers are 0. */
export function NewRows({ news: { count, gone }, onShow }: NewRowsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const handleClick = ({ currentTarget }: MouseEvent) => {
    // The button disappears, so the keyboard focus moves to this place.
    if (document.activeElement === currentTarget) place.current?.focus();
    onShow();
  };
  return (
    <Place ref={place} role="status" tabIndex={-1}>
      {(count > 0 || gone > 0) && (
        <Pill
          icon={<ArrowUp aria-hidden size={14} />}
          onClick={handleClick}
          text={count > 0 ? { ...resourceMessages.newRows, values: { count } } : resourceMessages.otherRows}
        />
      )}
    </Place>
  );
}

const Place = styled.span`
  &:empty {
    /* Hides the gap of an empty element. */
    margin-inline-end: calc(-1 * ${space(2)});
  }

  &:focus {
    outline: none;
  }
`;

const Pill = styled(Action)`
  border-radius: 999px;
`;
