import { type ComponentPropsWithRef, useEffect, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { useScrollEdges } from '../../lib/use-scroll-edges';
import { along } from '../../theme/direction';
import { flexRow, space } from '../../theme/tokens';

/** Margin in px beside the current part when it is scrolled into view, to show its neighbour. */
const peek = 48;

/** @public */
export type ScrollRowProps = ComponentPropsWithRef<'div'>;

/**
 * A row that scrolls sideways by touch, wheel and keyboard instead of wrapping, and fades at an edge with more content.
 * A part with `aria-current` is scrolled into view. @public
 */
export function ScrollRow({ ref, ...rest }: ScrollRowProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement, []);
  useScrollEdges(box);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const present = box.current?.querySelector('[aria-current]') ?? null;
    if (present !== shown.current && present && box.current) reveal(box.current, present);
    shown.current = present;
  });
  useEffect(() => {
    const row = box.current;
    if (!row) return;
    const turn = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const before = row.scrollLeft;
      const towards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
      row.scrollLeft += towards * event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
      if (row.scrollLeft !== before) event.preventDefault();
    };
    row.addEventListener('wheel', turn, { passive: false });
    return () => row.removeEventListener('wheel', turn);
  }, []);
  return <Row {...rest} ref={box} data-part="scroll-row" />;
}

/** Scrolls only the row, because `scrollIntoView` would scroll the page too. */
function reveal(row: HTMLElement, part: Element): void {
  const frame = row.getBoundingClientRect();
  const { left, right } = part.getBoundingClientRect();
  if (left < frame.left) row.scrollLeft -= frame.left - left + peek;
  else if (right > frame.right) row.scrollLeft += right - frame.right + peek;
}

/** The angle of a gradient from the beginning of a line to its end. */
const forward = along('90deg');

const Row = styled.div`
  --fade: ${space(8)};
  ${flexRow(2)}
  min-width: 0;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  > * {
    flex: none;
  }

  &[data-more='start'] {
    mask-image: linear-gradient(${forward}, transparent, #000 var(--fade));
  }

  &[data-more='end'] {
    mask-image: linear-gradient(${forward}, #000 calc(100% - var(--fade)), transparent);
  }

  &[data-more='start end'] {
    mask-image: linear-gradient(
      ${forward},
      transparent,
      #000 var(--fade),
      #000 calc(100% - var(--fade)),
      transparent
    );
  }
`;
