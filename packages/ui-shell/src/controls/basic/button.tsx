import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { TextSpan } from '../../lib/text-span';
import { turn } from '../../theme/pieces';
import { color, disabledLook, inlineRow, motion, radius, size, space, textSize } from '../../theme/tokens';

/** @public */
export type ButtonTone = 'default' | 'primary' | 'danger' | 'quiet';

/** @public */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` once a view at most, `quiet` without a border. Default `default`. */
  tone?: ButtonTone;
  /** Height 32 px, or 40 px (`large`); touch screens always get 40 px. Default `medium`. */
  scale?: 'medium' | 'large';
  /** Work is in progress: the button keeps its width and focus, shows a turning mark and takes no click. */
  busy?: boolean;
  /** Shown disabled for a moment, but focusable: its handler decides which presses count. */
  resting?: boolean;
  /** Full width of its container. */
  block?: boolean;
  icon?: ReactNode;
}

/** A button of the console. Its default type is `button`, so it never submits a form by accident. @public */
export function Button({
  tone = 'default',
  scale = 'medium',
  busy = false,
  resting = false,
  block = false,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Frame
      {...rest}
      type={type}
      $tone={tone}
      $large={scale === 'large'}
      $block={block}
      data-state={busy ? 'busy' : resting ? 'resting' : 'idle'}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <BusyMark /> : icon}
      <TextSpan>{children}</TextSpan>
    </Frame>
  );
}

const tones = {
  default: css`
    --fill: ${color('surface')};
    --fill-hover: ${color('surfaceHover')};
    --ink: ${color('textStrong')};
    --line: color-mix(in srgb, ${color('borderStrong')} 40%, ${color('border')});
  `,
  primary: css`
    --fill: ${color('primaryFill')};
    --fill-hover: ${color('primaryFillHover')};
    --ink: ${color('onPrimary')};
    --line: transparent;
  `,
  danger: css`
    --fill: ${color('dangerFill')};
    --fill-hover: ${color('dangerFill')};
    --ink: ${color('onDanger')};
    --line: transparent;
  `,
  quiet: css`
    --fill: transparent;
    --fill-hover: ${color('surfaceHover')};
    --ink: ${color('text')};
    --line: transparent;
  `,
};

/** A spinner; the enclosing control sets `aria-busy`. */
export const BusyMark = styled(LoaderCircle).attrs({ 'aria-hidden': true, size: 16 })`
  flex: none;
  animation: ${turn} 0.8s linear infinite;
`;

const Frame = styled.button<{ $tone: ButtonTone; $large: boolean; $block: boolean }>`
  ${({ $tone }) => tones[$tone]}
  ${inlineRow(2)}
  justify-content: center;
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  min-height: max(${size('control')}, ${({ $large }) => ($large ? size('controlTouch') : '0px')});
  padding: 0 ${({ $large }) => space($large ? 5 : 4)};
  border: 1px solid var(--line);
  border-radius: ${radius('medium')};
  background: var(--fill);
  color: var(--ink);
  font-size: ${textSize('body')};
  line-height: 1.4;
  transition: background-color ${motion('fast')};

  &:hover:not(:disabled, [data-state='resting']) {
    background: var(--fill-hover);
  }

  &:active:not(:disabled, [data-state='resting']) {
    translate: 0 1px;
  }

  &[data-state='busy'] {
    cursor: progress;
  }

  &:is(:disabled, [data-state='resting']) {
    border-color: ${color('border')};
    background: ${color('surfaceSunken')};
    ${disabledLook()}
  }
`;
