import { along, color, radius, shadow, space, textSize, useText } from '@waybill/ui-shell';
import { niceTop } from '@waybill/ui-shell/display';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useFormat } from '../../kit/use-format';
import { promotionMessages } from '../messages';
import type { TrendPart } from './trend-parts';

const steps = [1, 0.75, 0.5, 0.25, 0];

/** Bars for visits and a line for orders, each on its own scale; pointer and arrow keys read one part. */
export function TrendChart({ parts }: { parts: readonly TrendPart[] }) {
  const t = useText();
  const format = useFormat();
  const [read, setRead] = useState<number | null>(null);
  const visitsTop = niceTop(Math.max(0, ...parts.map(({ visits }) => visits)));
  const ordersTop = niceTop(Math.max(0, ...parts.map(({ orders }) => orders)));
  const part = read === null ? undefined : parts[read];
  const every = Math.ceil(parts.length / 14);
  const line = parts.map(({ orders }, index) => `${index + 0.5},${100 - (orders / ordersTop) * 100}`).join(' ');

  const handleKeyDown = (event: KeyboardEvent) => {
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = turned * ({ ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0);
    if (step === 0) return;
    event.preventDefault();
    setRead(Math.min(parts.length - 1, Math.max(0, (read ?? (step > 0 ? -1 : parts.length)) + step)));
  };

  return (
    <Frame>
      <Legend aria-hidden>
        <li data-kind="visits">{t(promotionMessages.visitsDaily)}</li>
        <li data-kind="orders">{t(promotionMessages.ordersDaily)}</li>
      </Legend>
      <Axis aria-hidden data-side="left">
        {steps.map((step) => (
          <span key={step}>{format.number(visitsTop * step)}</span>
        ))}
      </Axis>
      <Plot
        role="slider"
        tabIndex={0}
        aria-label={t(promotionMessages.chartLabel)}
        aria-valuemin={1}
        aria-valuemax={parts.length}
        aria-valuenow={(read ?? parts.length - 1) + 1}
        aria-valuetext={partText(parts[read ?? parts.length - 1])}
        onKeyDown={handleKeyDown}
        onFocus={() => setRead((present) => present ?? parts.length - 1)}
        onBlur={() => setRead(null)}
        onPointerLeave={() => setRead(null)}
      >
        {parts.map(({ from, visits }, index) => (
          <Slot key={from} data-state={index === read ? 'read' : undefined} onPointerEnter={() => setRead(index)}>
            {visits > 0 && <Bar style={{ height: `${(visits / visitsTop) * 100}%` }} />}
          </Slot>
        ))}
        <svg viewBox={`0 0 ${parts.length} 100`} preserveAspectRatio="none" aria-hidden data-mirrors>
          <polyline points={line} vectorEffect="non-scaling-stroke" />
        </svg>
        {part && read !== null && (
          <Reading
            data-side={read < parts.length / 2 ? 'right' : 'left'}
            style={{ insetInlineStart: `${((read + 0.5) / parts.length) * 100}%` }}
          >
            <strong>{format.dayRange(part.from, part.to)}</strong>
            <span data-kind="visits">
              {t(promotionMessages.visitsDaily)} <b>{format.number(part.visits)}</b>
            </span>
            <span data-kind="orders">
              {t(promotionMessages.ordersDaily)} <b>{format.number(part.orders)}</b>
            </span>
          </Reading>
        )}
      </Plot>
      <Axis aria-hidden data-side="right">
        {steps.map((step) => (
          <span key={step}>{format.number(ordersTop * step)}</span>
        ))}
      </Axis>
      <Days aria-hidden>
        {parts.map(({ from }, index) => (
          <span key={from} data-shown={index % every === 0} data-phone={index % (every * 3) === 0}>
            {format.shortDay(from)}
          </span>
        ))}
      </Days>
    </Frame>
  );

  function partText(of: TrendPart | undefined) {
    if (!of) return undefined;
    const { from, to, visits, orders } = of;
    return `${format.dayRange(from, to)}: ${t(promotionMessages.visitsDaily)} ${visits}, ${t(promotionMessages.ordersDaily)} ${orders}`;
  }
}

const marks = `
  &::before {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: 6px;
    box-sizing: border-box;
    border-block-start: 2px solid ${color('primaryFill')};
    background: ${color('primaryTint')};
    content: '';
  }

  &[data-kind='orders']::before {
    height: 2px;
    margin-block-end: 3px;
    border: 0;
    background: ${color('warning')};
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)};
`;

const Legend = styled.ul`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space(5)};
  margin: 0 0 ${space(2)};
  padding: 0;
  color: ${color('text')};
  font-size: ${textSize('caption')};
  list-style: none;

  li {
    ${marks}
  }
`;

const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: 240px;
  margin-block: -8px;
  padding-block-end: 0;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
  font-variant-numeric: tabular-nums;
  line-height: 16px;
  text-align: end;

  &[data-side='right'] {
    text-align: start;
  }
`;

const Plot = styled.div`
  position: relative;
  display: flex;
  height: 224px;
  background: repeating-linear-gradient(
    to bottom,
    ${color('border')} 0 1px,
    transparent 1px 55.75px
  );

  &:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 4px;
  }

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
    pointer-events: none;
  }

  polyline {
    fill: none;
    stroke: ${color('warning')};
    stroke-linejoin: round;
    stroke-width: 2;
  }
`;

const Slot = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-end;
  justify-content: center;

  &[data-state='read'] {
    background: color-mix(in srgb, ${color('borderStrong')} 16%, transparent);
  }
`;

const Bar = styled.div`
  width: min(28px, 62%);
  box-sizing: border-box;
  border-block-start: 2px solid ${color('primaryFill')};
  background: ${color('primaryTint')};
`;

const Reading = styled.div`
  position: absolute;
  inset-block-start: ${space(2)};
  display: grid;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('popover')};
  color: ${color('text')};
  font-size: ${textSize('caption')};
  white-space: nowrap;
  pointer-events: none;
  transform: translateX(${along('20px')});

  &[data-side='left'] {
    transform: translateX(${along('(-100% - 20px)')});
  }

  span {
    ${marks}
  }

  b {
    color: ${color('textStrong')};
    font-variant-numeric: tabular-nums;
  }

  strong {
    color: ${color('textStrong')};
  }
`;

const Days = styled.div`
  display: flex;
  grid-column: 2;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
  font-variant-numeric: tabular-nums;

  span {
    flex: 1;
    min-width: 0;
    text-align: center;
    white-space: nowrap;
  }

  [data-shown='false'] {
    visibility: hidden;
  }

  @media (max-width: 767.98px) {
    [data-phone='false'] {
      visibility: hidden;
    }
  }
`;
