import { useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { ChartCard, type LineChartProps } from '@waybill/ui-shell/display';
import { homeMessages } from './messages';
import type { Today } from './today';

/** Placed and signed orders of the last two weeks; today, which is incomplete, is a separate dot. */
export function TwoWeeks({ days }: { days: Today['days'] | undefined }) {
  const t = useText();
  const format = useFormat();
  const toChart = (days: Today['days']): LineChartProps => ({
    label: t(homeMessages.chartLabel),
    points: days.map(({ date }) => format.shortDay(date)),
    series: [
      { name: t(homeMessages.placedDaily), values: days.map(({ placed }) => placed) },
      { name: t(homeMessages.signedDaily), values: days.map(({ signed }) => signed) },
    ],
    isOpen: true,
    describe: (index) => {
      const { date = '', placed = 0, signed = 0 } = days[index] ?? {};
      const message = index === days.length - 1 ? homeMessages.todayText : homeMessages.dayText;
      return t(message, { day: format.shortDay(date), placed, signed });
    },
  });
  return <ChartCard title={t(homeMessages.trend)} chart={days && toChart(days)} />;
}
