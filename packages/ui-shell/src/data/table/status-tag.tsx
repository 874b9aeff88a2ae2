import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tones } from '../../theme/pieces';
import { color, radius, space, textSize } from '../../theme/tokens';

/** @public */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** @public */
export interface StatusTagProps {
  /** Default `neutral`. */
  tone?: StatusTone;
  children: ReactNode;
}

/** The status of a row as a word on a tint; the word is sufficient without the colour. @public */
export function StatusTag({ tone = 'neutral', children }: StatusTagProps) {
  return <Tag data-tone={tone}>{children}</Tag>;
}

const Tag = styled.span`
  ${tones}
  display: inline-block;
  padding: 1px ${space(2)};
  border-radius: ${radius('medium')};
  font-size: ${textSize('caption')};
  line-height: 1.25rem;
  white-space: nowrap;

  /* Outweighs a container's rules for spans. */
  &[data-tone] {
    background: var(--tint);
    color: var(--ink);
  }

  &[data-tone='neutral'] {
    box-shadow: inset 0 0 0 1px ${color('border')};
  }
`;
