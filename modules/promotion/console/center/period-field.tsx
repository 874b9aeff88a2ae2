import { color, Segmented, space, useText } from '@waybill/ui-shell';
import { DateRangeField, type DayRange } from '@waybill/ui-shell/controls';
import { useState } from 'react';
import styled from 'styled-components';
import { promotionMessages } from '../messages';
import { isWithin, type Period, periodDays } from './period';

export interface PeriodFieldProps {
  period: Period;
  /** The shown days, or undefined while they load. */
  shown: { from: string; to: string } | undefined;
  onPeriodChange: (period: Period) => void;
}

/** The days that figures are about: a usual number of them up to today, or any range. */
export function PeriodField({ period, shown, onPeriodChange }: PeriodFieldProps) {
  const t = useText();
  const chosen = 'days' in period ? period.days : 'range';
  return (
    <Fields>
      <Segmented
        label={t(promotionMessages.period)}
        value={chosen}
        options={[
          ...periodDays.map((days) => ({ value: days, label: t(periodMessages[days]) })),
          { value: 'range' as const, label: t(promotionMessages.range), disabled: !shown },
        ]}
        onValueChange={(value) => {
          if (value !== 'range') onPeriodChange({ days: value });
          else if (shown) onPeriodChange({ from: shown.from, to: shown.to });
        }}
      />
      {!('days' in period) && (
        <Range key={`${period.from} ${period.to}`} range={period} onRangeChange={onPeriodChange} />
      )}
    </Fields>
  );
}

const periodMessages = {
  1: promotionMessages.today,
  7: promotionMessages.days7,
  30: promotionMessages.days30,
  90: promotionMessages.days90,
};

function Range({ range, onRangeChange }: { range: DayRange; onRangeChange: (range: DayRange) => void }) {
  const t = useText();
  const [typed, setTyped] = useState<DayRange>(range);
  const isWhole = typed.from !== '' && typed.to !== '' && isWithin(typed.from, typed.to);
  const handleChange = (next: DayRange) => {
    setTyped(next);
    if (next.from !== '' && next.to !== '' && isWithin(next.from, next.to)) onRangeChange(next);
  };
  return (
    <DateRangeField
      label={t(promotionMessages.range)}
      labelHidden
      presets={[]}
      value={typed}
      error={isWhole ? undefined : t(promotionMessages.rangeWrong)}
      onValueChange={handleChange}
    />
  );
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  align-items: flex-start;
  color: ${color('text')};
`;
