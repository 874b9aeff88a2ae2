import { type ComponentPropsWithRef, isValidElement, type ReactElement, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import type { IconComponent } from '../../nav/icon-registry';
import { useToolCommand } from '../../nav/tool-command';
import { iconButton, oneLine } from '../../theme/pieces';
import { color, motion, radius, size, square, textSize } from '../../theme/tokens';

/** @public */
export interface ToolButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name and tooltip of the button. */
  label: string;
  /** A component that passes its props to an `<svg>`, such as a lucide icon, or an element, such as `<img>` or a letter, which keeps its size. */
  icon: IconComponent | ReactElement;
  /** A count in the corner; 0, `''` and `undefined` hide it, numbers beyond 99 show `99+`. */
  badge?: number | string | undefined;
  /** 40 px (`large`), or as high as the buttons of the page (`medium`); touch screens always get 40 px. Default `large`. */
  scale?: 'medium' | 'large';
}

/** An icon button of the header, in the text colour of its bar. @public */
export function ToolButton({ label, icon: Icon, badge, title, scale = 'large', ref, ...rest }: ToolButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useToolCommand(button, rest.disabled);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  return (
    <Frame
      type="button"
      aria-label={badge ? `${label} ${toBadge(badge)}` : label}
      title={title ?? label}
      $large={scale === 'large'}
      {...rest}
      ref={button}
    >
      {isValidElement(Icon) ? <Own aria-hidden>{Icon}</Own> : <Icon aria-hidden width={18} height={18} />}
      {badge ? <Badge aria-hidden>{toBadge(badge)}</Badge> : null}
    </Frame>
  );
}

/** Shortens a count to fit the badge. */
export const toBadge = (badge: number | string): string =>
  typeof badge === 'number' && badge > 99 ? '99+' : String(badge);

const Frame = styled.button<{ $large: boolean }>`
  --edge: ${({ $large }) => size($large ? 'controlTouch' : 'control')};
  ${iconButton}
  position: relative;
  display: inline-grid;
  ${square('var(--edge)')}
  border-radius: ${radius('large')};
  color: inherit;

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -2px;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    border-radius: inherit;
    background: currentcolor;
    opacity: 0;
    transition: opacity ${motion('fast')};
  }

  &:hover::before,
  &[data-state='open']::before,
  &[data-state='delayed-open']::before {
    opacity: 0.08;
  }

  &:active::before {
    opacity: 0.14;
  }

  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
    opacity: 0.45;
  }

  > svg {
    position: relative;
  }
`;

const Own = styled.span`
  position: relative;
  display: inline-grid;
`;

const Badge = styled.span`
  ${oneLine}
  position: absolute;
  bottom: calc(100% - 19px);
  inset-inline-start: 21px;
  min-width: 1rem;
  max-width: 2.125rem;
  height: 1rem;
  padding: 0 4px;
  border-radius: ${radius('round')};
  background: ${color('dangerFill')};
  color: ${color('onDanger')};
  font-size: ${textSize('caption')};
  line-height: 1rem;
  text-align: center;
`;
