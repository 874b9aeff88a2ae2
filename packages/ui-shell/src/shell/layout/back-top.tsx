import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../lib/after-paint';
import { useText } from '../../locales/use-text';
import { layer } from '../../theme/layers';
import { iconButton } from '../../theme/pieces';
import { color, motion, shadow, size, space, square } from '../../theme/tokens';
import { useAppContainer } from './app-container';
import { layoutMessages } from './messages';

/** @public */
export interface BackTopProps {
  /** Shown once the container is scrolled by this many px. Default 200. */
  after?: number;
}

/** A round button that brings the app container back to its top. @public */
export function BackTop({ after = 200 }: BackTopProps) {
  const t = useText();
  const container = useAppContainer();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const box = container.current;
    if (!box) return;
    const look = () => setShown(box.scrollTop > after);
    const callOff = afterPaint(look);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      callOff();
      box.removeEventListener('scroll', look);
    };
  }, [container, after]);
  const handleClick = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    container.current?.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  const label = t(layoutMessages.backTop);
  return (
    <Round
      type="button"
      data-floats
      data-state={shown ? 'shown' : 'hidden'}
      aria-label={label}
      title={label}
      onClick={handleClick}
    >
      <ArrowUp aria-hidden width={18} height={18} strokeWidth={1.75} />
    </Round>
  );
}

const Round = styled.button`
  ${iconButton}
  position: absolute;
  z-index: ${layer('backTop')};
  inset-block: auto ${space(6)};
  inset-inline: auto ${space(6)};
  ${square(size('controlTouch'))}
  border-radius: 50%;
  background: ${color('surfaceRaised')};
  color: ${color('primaryText')};
  box-shadow: ${shadow('popover')};
  transition:
    opacity ${motion('normal')},
    transform ${motion('normal')},
    visibility ${motion('normal')};

  &:hover {
    background: ${color('surfaceHover')};
  }

  &[data-state='hidden'] {
    visibility: hidden;
    opacity: 0;
    transform: translateY(8px);
  }
`;
