import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tones } from '../theme/pieces';
import { centred, flexWrap, radius, sectionTitle, space, square } from '../theme/tokens';
import { type AlertTone, toneIcons } from './alert';

/** @public */
export interface ResultProps {
  /** Default `success`. */
  tone?: AlertTone;
  /** The outcome in a few words. */
  title: string;
  /** A sentence or two: what happens next. Default: `undefined`. */
  children?: ReactNode;
  /** Buttons or links to next steps. Default: `undefined`. */
  actions?: ReactNode;
}

/** The outcome of an action, in place of its page or form. Announced on mount, a warning or a failure assertively. @public */
export function Result({ tone = 'success', title, children, actions }: ResultProps) {
  const Icon = toneIcons[tone];
  const isUrgent = tone === 'warning' || tone === 'danger';
  return (
    <Frame>
      <Sign data-tone={tone}>
        <Icon aria-hidden size={32} />
      </Sign>
      <div role={isUrgent ? 'alert' : 'status'}>
        <h2>{title}</h2>
        {children && <div>{children}</div>}
      </div>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: ${space(10)} ${space(4)};
  line-height: 1.6;
  text-align: center;
  overflow-wrap: anywhere;

  h2 {
    margin: 0 0 ${space(1)};
    ${sectionTitle()}
  }
`;

const Sign = styled.span`
  ${tones}
  ${centred}
  ${square('64px')}
  border-radius: ${radius('round')};
  background: var(--tint);
  color: var(--ink);
`;

const Actions = styled.div`
  ${flexWrap(2)}
  justify-content: center;
`;
