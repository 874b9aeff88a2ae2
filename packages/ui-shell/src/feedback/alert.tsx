import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../locales/use-text';
import { orTouch } from '../theme/density';
import { iconButton, tones } from '../theme/pieces';
import { flexFill, flexWrap, radius, space, square } from '../theme/tokens';
import { feedbackMessages } from './messages';

/** @public */
export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** @public */
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Default `info`. */
  tone?: AlertTone;
  /** A few words above the sentence. */
  title?: ReactNode;
  /** Buttons or links below the sentence. */
  actions?: ReactNode;
  /** Shows a close button; the owner removes the alert. */
  onClose?: () => void;
}

/** A message in the page for as long as it is true. `warning` and `danger` are announced assertively, others politely. @public */
export function Alert({ tone = 'info', title, actions, onClose, children, ...rest }: AlertProps) {
  const t = useText();
  const Icon = toneIcons[tone];
  return (
    <Frame role={tone === 'warning' || tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      <Icon aria-hidden size={16} />
      <Body>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Body>
      {onClose && (
        <Close type="button" aria-label={t(feedbackMessages.close)} title={t(feedbackMessages.close)} onClick={onClose}>
          <X aria-hidden size={16} />
        </Close>
      )}
    </Frame>
  );
}

export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const Frame = styled.div`
  ${tones}
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius('large')};
  background: var(--tint);
  color: var(--ink);
  line-height: 1.6;
  overflow-wrap: anywhere;

  > svg {
    margin-block-start: 4px;
  }

  strong {
    font-weight: 600;
  }
`;

const Body = styled.div`
  ${flexFill}
  display: grid;
`;

const Actions = styled.div`
  ${flexWrap(2)}
  padding-block-start: ${space(2)};
`;

const Close = styled.button`
  ${iconButton}
  ${square(orTouch('24px'))}
  border-radius: ${radius('medium')};
  color: inherit;
`;
