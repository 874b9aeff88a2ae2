import { LinguiContext } from '@lingui/react';
import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { layer } from '../../theme/layers';
import { color, radius, space, square } from '../../theme/tokens';

/** @public */
export interface BadgeProps {
  /** The count; 0 shows nothing. If undefined, the badge is a dot. */
  count?: number | undefined;
  /** A count above it is shown as "99+". Default 99. */
  max?: number;
  /** Default `danger`. */
  tone?: 'danger' | 'primary';
  /** Text for screen readers: "3 new messages". A hidden badge has no text. */
  label: string;
  /** The element with the badge at its corner, such as an icon. Default: the badge is inline. */
  children?: ReactNode;
}

/** A count in the digits of the language, or a dot. @public */
export function Badge({ count, max = 99, tone = 'danger', label, children }: BadgeProps) {
  const isCounted = count !== undefined;
  // Without a language provider, the digits are the device's.
  const locale = use(LinguiContext)?.i18n.locale || undefined;
  const digits = (value: number) => value.toLocaleString(locale, { useGrouping: false });
  const mark = count !== 0 && (
    <Mark data-tone={tone} data-kind={isCounted ? 'count' : 'dot'} data-place={children ? 'corner' : 'line'}>
      {isCounted && (
        <bdi aria-hidden dir="ltr">
          {count > max ? `${digits(max)}+` : digits(count)}
        </bdi>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </Mark>
  );
  return children ? (
    <Frame>
      {children}
      {mark}
    </Frame>
  ) : (
    mark
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-flex;
`;

const Mark = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  border-radius: ${radius('round')};
  background: ${color('dangerFill')};
  color: ${color('onDanger')};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.125rem;

  &[data-tone='primary'] {
    background: ${color('primaryFill')};
    color: ${color('onPrimary')};
  }

  &[data-kind='count'] {
    min-width: 1.125rem;
    height: 1.125rem;
    padding: 0 ${space(1)};
  }

  &[data-kind='dot'] {
    ${square('8px')}
  }

  &[data-place='corner'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: ${layer('over')};
    box-shadow: 0 0 0 2px ${color('surface')};
    translate: 50% -50%;
  }

  &[data-place='corner']:dir(rtl) {
    translate: -50% -50%;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
