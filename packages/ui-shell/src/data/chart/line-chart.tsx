import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import styled, { css } from 'styled-components';
import { useFormat } from '../../locales/use-format';
import type { Format } from '../../locales/written/create-format';
import { isIsoDay } from '../../locales/written/written-date';
import { color, flexWrap, mutedCaption, space } from '../../theme/tokens';
import { niceMaximum } from './nice-maximum';

/** One line of a chart, or its bars. @beta */
export interface ChartSeries {
  /** Name of the series, such as "Placed". */
  name: string;
  /** A number of at least 0 for each point. */
  values: readonly number[];
  /** Bars have a separate scale at the start of the chart; the scale of the lines moves to its end. Default `line`. */
  kind?: 'line' | 'bars';
}

/** @beta */
export interface LineChartProps {
  /** Accessible name: what the chart shows, and that arrow keys read it. */
  label: string;
  /** The label of each point in chronological order: "Week 6". A date without a time (`2025-02-06`) shows as month and day. */
  points: readonly string[];
  /** The series, at most three. They share one scale; the second line is dashed, the third dotted. */
  series: readonly ChartSeries[];
  /** Whether the last point is still incomplete, such as today; it is a dot beside each line. Default false. */
  isOpen?: boolean;
  /** The text of a point. Default: its label and numbers, "2 Feb: Placed 3, Signed 4". */
  describe?: (index: number) => string;
}

const steps = [1, 0.5, 0];

/** Numbers over time as lines, and as bars beside them. Pointer and arrow keys read one point; `ChartCard` has the same as a table. @beta */
export function LineChart({ label, points: given, series, isOpen = false, describe: say }: LineChartProps) {
  const format = useFormat();
  const points = pointWords(given, format);
  const last = points.length - 1;
  const [chosen, setRead] = useState<number>();
  const read = Math.min(last, chosen ?? last);
  const lines = series.filter(({ kind }) => kind !== 'bars');
  const bars = series.filter(({ kind }) => kind === 'bars');
  const topOf = (some: readonly ChartSeries[]) => niceMaximum(Math.max(1, ...some.flatMap(({ values }) => values)));
  const [lineTop, barTop] = [topOf(lines), topOf(bars)];
  // Bars are centred in slots; a chart with only lines spans from edge to edge.
  const x = (index: number) =>
    bars.length > 0 ? ((index + 0.5) / points.length) * 100 : last <= 0 ? 0 : (index / last) * 100;
  const y = (value: number, top: number) => 100 - (value / top) * 100;
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
    const along = isTurned(currentTarget) ? 1 - share : share;
    const next = bars.length > 0 ? Math.floor(along * points.length) : Math.round(along * last);
    setRead(Math.min(last, Math.max(0, next)));
  };
  return (
    <Frame>
      <Scale top={bars.length > 0 ? barTop : lineTop} />
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
            <line key={step} x1={0} x2={100} y1={y(step, 1)} y2={y(step, 1)} />
          ))}
          {bars.map(({ name, values }) => (
            <g key={name} data-kind="bars" style={{ '--points': points.length } as CSSProperties}>
              {values.map(
                (value, index) => value > 0 && <path key={points[index]} d={`M${x(index)} 100V${y(value, barTop)}`} />,
              )}
            </g>
          ))}
          {lines.map(({ name, values }, at) => (
            <g key={name} data-series={at}>
              <polyline
                points={values
                  .slice(0, isOpen ? last : undefined)
                  .map((value, index) => `${x(index)},${y(value, lineTop)}`)
                  .join(' ')}
              />
              {isOpen && last >= 0 && <path d={`M${x(last)} ${y(values[last] ?? 0, lineTop)}h0`} />}
            </g>
          ))}
          <line data-kind="read" x1={x(read)} x2={x(read)} y1={0} y2={100} />
        </svg>
      </Plot>
      {bars.length > 0 && <Scale top={lineTop} />}
      <Foot aria-hidden>
        <span>{points[0]}</span>
        <output>{sentence}</output>
        <span>{points[last]}</span>
      </Foot>
    </Frame>
  );
}

/** The labels of points, with days formatted in the language. */
export const pointWords = (points: readonly string[], format: Format): readonly string[] =>
  points.map((point) => (isIsoDay(point) ? format.shortDay(point) : point));

function Scale({ top }: { top: number }) {
  const format = useFormat();
  return (
    <Axis aria-hidden>
      {steps.map((step) => (
        <span key={step}>{format.number(top * step)}</span>
      ))}
    </Axis>
  );
}

/** The names of the series with a sample of each. @beta */
export function ChartLegend({ series }: Pick<LineChartProps, 'series'>) {
  const lines = series.filter(({ kind }) => kind !== 'bars');
  return (
    <Legend aria-hidden>
      {series.map((each) => (
        <li key={each.name} data-kind={each.kind} data-series={lines.indexOf(each)}>
          {each.name}
        </li>
      ))}
    </Legend>
  );
}

const isTurned = (element: Element) => getComputedStyle(element).direction === 'rtl';

const stepsFrom = (element: Element, read: number): Record<string, number> => {
  const along = isTurned(element) ? -1 : 1;
  return { ArrowRight: read + along, ArrowLeft: read - along, ArrowUp: read + 1, ArrowDown: read - 1 };
};

/** The colour and the dashes of each line and of bars, also for its sample in the legend. */
const seriesLook = css`
  --ink: ${color('primaryText')};

  &[data-kind='bars'] {
    --ink: color-mix(in srgb, ${color('primaryFill')} 35%, transparent);
  }

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

const Legend = styled.ul`
  ${flexWrap(1, 4)}
  ${mutedCaption()}

  li {
    ${seriesLook}
  }

  li::before {
    display: inline-block;
    width: 20px;
    margin-inline-end: ${space(2)};
    border-block-start: 2px var(--border, solid) var(--ink);
    vertical-align: middle;
    content: '';
  }

  [data-kind='bars']::before {
    width: 10px;
    border-width: 10px;
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(2)} ${space(3)};
`;

const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  ${mutedCaption()}
  line-height: 1;
  text-align: end;
`;

const Plot = styled.div`
  height: 160px;
  container-type: inline-size;
  touch-action: pan-y;

  &:focus-visible {
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
    visibility: hidden;
    stroke: ${color('textMuted')};
  }

  &:hover line,
  &:focus-visible line {
    visibility: visible;
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

  [data-series] + [data-series] path {
    stroke-width: 5;
  }

  [data-kind='bars'] path {
    stroke-linecap: butt;
    stroke-width: min(28px, calc(62cqw / var(--points)));
  }
`;

const Foot = styled.div`
  display: flex;
  grid-column: 2;
  gap: ${space(3)};
  justify-content: space-between;
  ${mutedCaption()}

  output {
    color: ${color('text')};
    text-align: center;
  }
`;
