import { Card, CardTitle, color, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useFormat } from '../kit/use-format';
import { niceTop } from '../promotion/nice-top';
import { homeMessages } from './messages';
import type { Today } from './today';

const steps = [1, 0.5, 0];

/** Orders placed and signed for in the last two weeks, a curve each on one scale; today, which goes on, is a dot beside them. Pointer and arrow keys read one day. */
export function TwoWeeks({ days }: { days: Today['days'] | undefined }) {
  const t = useText();
  return (
    <Card aria-label={t(homeMessages.trend)}>
      <Head>
        <CardTitle>{t(homeMessages.trend)}</CardTitle>
        <Legend aria-hidden>
          <li data-kind="placed">{t(homeMessages.placedDaily)}</li>
          <li data-kind="signed">{t(homeMessages.signedDaily)}</li>
        </Legend>
      </Head>
      {days ? <Curves days={days} /> : <Skeleton $width="100%" $height={200} />}
    </Card>
  );
}

function Curves({ days }: { days: Today['days'] }) {
  const t = useText();
  const format = useFormat();
  const last = days.length - 1;
  const [read, setRead] = useState(last);
  const top = niceTop(Math.max(1, ...days.flatMap(({ placed, signed }) => [placed, signed])));
  const x = (index: number) => (last === 0 ? 0 : (index / last) * 100);
  const y = (count: number) => 100 - (count / top) * 100;
  const curve = (pick: (day: Today['days'][number]) => number) =>
    days
      .slice(0, last)
      .map((day, index) => `${x(index)},${y(pick(day))}`)
      .join(' ');
  const dot = (pick: (day: Today['days'][number]) => number) =>
    days
      .slice(last)
      .map((day) => `M${x(last)} ${y(pick(day))}h0`)
      .join();
  const day = days[read];
  const dayText = day
    ? t(read === last ? homeMessages.todayText : homeMessages.dayText, {
        day: format.shortDay(day.date),
        placed: day.placed,
        signed: day.signed,
      })
    : '';
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    setRead(Math.min(last, Math.max(0, read + step)));
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
        aria-label={t(homeMessages.chartLabel)}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={read + 1}
        aria-valuetext={dayText}
        onKeyDown={handleKeyDown}
        onPointerMove={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          setRead(Math.min(last, Math.max(0, Math.round(((event.clientX - left) / width) * last))));
        }}
        onPointerLeave={() => setRead(last)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {steps.map((step) => (
            <line key={step} x1={0} x2={100} y1={y(top * step)} y2={y(top * step)} />
          ))}
          <polyline data-kind="placed" points={curve(({ placed }) => placed)} />
          <polyline data-kind="signed" points={curve(({ signed }) => signed)} />
          <path data-kind="placed" d={dot(({ placed }) => placed)} />
          <path data-kind="signed" d={dot(({ signed }) => signed)} />
          <line data-kind="read" x1={x(read)} x2={x(read)} y1={0} y2={100} />
        </svg>
      </Plot>
      <Foot aria-hidden>
        <span>{days[0] && format.shortDay(days[0].date)}</span>
        <output>{dayText}</output>
        <span>{days[last] && format.shortDay(days[last].date)}</span>
      </Foot>
    </Frame>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  justify-content: space-between;
  margin-block-end: ${space(4)};

  h2 {
    margin: 0;
  }
`;

const Legend = styled.ul`
  display: flex;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
  list-style: none;

  li::before {
    display: inline-block;
    width: 20px;
    margin-inline-end: ${space(2)};
    border-block-start: 2px solid ${color('primaryText')};
    vertical-align: middle;
    content: '';
  }

  [data-kind='signed']::before {
    border-block-start: 2px dashed ${color('success')};
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

  line {
    stroke: ${color('border')};
    vector-effect: non-scaling-stroke;
  }

  line[data-kind='read'] {
    stroke: ${color('textMuted')};
  }

  polyline {
    fill: none;
    stroke: ${color('primaryText')};
    stroke-linejoin: round;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }

  path {
    stroke: ${color('primaryText')};
    stroke-linecap: round;
    stroke-width: 8;
    vector-effect: non-scaling-stroke;
  }

  path[data-kind='signed'] {
    stroke: ${color('success')};
    stroke-width: 5;
  }

  polyline[data-kind='signed'] {
    stroke: ${color('success')};
    stroke-dasharray: 5 4;
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
