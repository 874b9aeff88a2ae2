import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import styled, { css } from 'styled-components';
import { useFormat } from '../../locales/use-format';
import { color, space, textSize } from '../../theme/tokens';
import { niceTop } from './nice-top';

/** One line of a chart. @beta */
export interface ChartSeries {
  /** What is counted: "Placed". */
  name: string;
  /** A number for each point, none of them below 0. */
  values: readonly number[];
}

/** @beta */
export interface LineChartProps {
  /** What the chart shows, and that arrow keys read it, for those who hear it. */
  label: string;
  /** The words of each point, in the order of time: "2 Feb". */
  points: readonly string[];
  /** At most three lines on one scale; the second is dashed, the third dotted. */
  series: readonly ChartSeries[];
  /** The last point goes on, such as today: it is a dot beside each line. Default false. */
  isOpen?: boolean;
  /** The sentence of one point. Default: its words and the numbers, "2 Feb: Placed 3, Signed 4". */
  say?: (index: number) => string;
}

const steps = [1, 0.5, 0];

/** Numbers over time as lines on one scale. Pointer and arrow keys read one point; `ChartCard` has the same as a table. @beta */
export function LineChart({ label, points, series, isOpen = false, say }: LineChartProps) {
  const format = useFormat();
  const last = points.length - 1;
  const [chosen, setRead] = useState<number>();
  const read = Math.min(last, chosen ?? last);
  const top = niceTop(Math.max(1, ...series.flatMap(({ values }) => values)));
  const x = (index: number) => (last <= 0 ? 0 : (index / last) * 100);
  const y = (value: number) => 100 - (value / top) * 100;
  const numbers = () => series.map(({ name, values }) => `${name} ${format.number(values[read] ?? 0)}`);
  const sentence = last < 0 ? '' : (say?.(read) ?? `${points[read]}: ${numbers().join(', ')}`);
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = { Home: 0, End: last, ...stepsFrom(event.currentTarget, read) }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setRead(Math.min(last, Math.max(0, next)));
  };
  const handlePointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0 : (clientX - left) / width;
    setRead(Math.min(last, Math.max(0, Math.round((isTurned(currentTarget) ? 1 - share : share) * last))));
  };
  return (
    <Frame>
      <Axis aria-hidden>
        {steps.map((step) => (
          <span key={step}>{format.number(top * step)}</span>
        ))}
      </Axis>
      <Plot
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, points.length)}
        aria-valuenow={read + 1}
        aria-valuetext={sentence}
        onKeyDown={handleKeyDown}
        onPointerMove={handlePointerMove}
        onPointerLeave={() => setRead(undefined)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden data-mirrors>
          {steps.map((step) => (
            <line key={step} x1={0} x2={100} y1={y(top * step)} y2={y(top * step)} />
          ))}
          {series.map(({ name, values }, at) => (
            <g key={name} data-series={at}>
              <polyline
                points={values
                  .slice(0, isOpen ? last : undefined)
                  .map((value, index) => `${x(index)},${y(value)}`)
                  .join(' ')}
              />
              {isOpen && last >= 0 && <path d={`M${x(last)} ${y(values[last] ?? 0)}h0`} />}
            </g>
          ))}
          <line data-kind="read" x1={x(read)} x2={x(read)} y1={0} y2={100} />
        </svg>
      </Plot>
      <Foot aria-hidden>
        <span>{points[0]}</span>
        <output>{sentence}</output>
        <span>{points[last]}</span>
      </Foot>
    </Frame>
  );
}

const isTurned = (element: Element) => getComputedStyle(element).direction === 'rtl';

const stepsFrom = (element: Element, read: number): Record<string, number> => {
  const along = isTurned(element) ? -1 : 1;
  return { ArrowRight: read + along, ArrowLeft: read - along, ArrowUp: read + 1, ArrowDown: read - 1 };
};

/** The colour and the dashes of each line, also for its sample in a legend. */
export const seriesLook = css`
  --ink: ${color('primaryText')};

  &[data-series='1'] {
    --ink: ${color('success')};
    --dashes: 5 4;
    --border: dashed;
  }

  &[data-series='2'] {
    --ink: ${color('warning')};
    --dashes: 1 4;
    --border: dotted;
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)} ${space(3)};
`;

const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  text-align: end;
`;

const Plot = styled.div`
  height: 160px;
  touch-action: pan-y;

  &:focus-visible {
    outline: 2px solid ${color('focus')};
    outline-offset: 4px;
  }

  svg {
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  svg * {
    vector-effect: non-scaling-stroke;
  }

  line {
    stroke: ${color('border')};
  }

  line[data-kind='read'] {
    stroke: ${color('textMuted')};
  }

  g {
    ${seriesLook}

    fill: none;
    stroke: var(--ink);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }

  polyline {
    stroke-dasharray: var(--dashes);
  }

  path {
    stroke-width: 8;
  }

  g + g path {
    stroke-width: 5;
  }
`;

const Foot = styled.div`
  display: flex;
  grid-column: 2;
  gap: ${space(3)};
  justify-content: space-between;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
  font-variant-numeric: tabular-nums;

  output {
    color: ${color('text')};
    text-align: center;
  }
`;
