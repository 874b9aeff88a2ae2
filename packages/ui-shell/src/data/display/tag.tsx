import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { iconButton, oneLine, tones } from '../../theme/pieces';
import { color, inlineRow, radius, space, square, textSize } from '../../theme/tokens';
import { displayMessages } from './messages';

/** @public */
export type TagTone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger';

/** @public */
export interface TagProps {
  /** Default `neutral`. */
  tone?: TagTone;
  icon?: ReactNode;
  /** Called by the cross that removes the tag. Default: no cross. */
  onRemove?: () => void;
  /** Name of the cross. Default: "Remove" with the tag's text, if that is a string. */
  removeLabel?: string;
  children: ReactNode;
}

/** A short text on a tint: a property, an active filter, a choice. @public */
export function Tag({ tone = 'neutral', icon, onRemove, removeLabel, children }: TagProps) {
  const t = useText();
  const name = typeof children === 'string' ? children : '';
  const label = removeLabel ?? t(displayMessages.remove, { name });
  return (
    <Frame data-tone={tone}>
      {icon}
      <bdi>{children}</bdi>
      {onRemove && (
        <Remove type="button" title={label} onClick={onRemove}>
          <X aria-hidden size={12} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </Remove>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  ${tones}

  &[data-tone='primary'] {
    --ink: ${color('primaryText')};
    --tint: ${color('primaryTint')};
  }

  &[data-tone='neutral'] {
    box-shadow: inset 0 0 0 1px ${color('border')};
  }

  ${inlineRow(1)}
  max-width: 100%;
  min-height: 24px;
  padding: 0 ${space(2)};
  border-radius: ${radius('medium')};
  background: var(--tint);
  color: var(--ink);
  font-size: ${textSize('caption')};
  line-height: 1.25rem;

  > bdi {
    ${oneLine}
    min-width: 0;
  }
`;

const Remove = styled.button`
  ${iconButton}
  position: relative;
  ${square('20px')}
  margin-inline-end: -${space(1)};
  border-radius: ${radius('small')};
  color: inherit;

  @media (pointer: coarse) {
    ${square('40px')}
  }
`;
