import { useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { ChartCard, type LineChartProps } from '@waybill/ui-shell/display';
import { homeMessages } from './messages';
import type { Today } from './today';

/** Orders placed and signed for in the last two weeks; today, which goes on, is a dot beside the lines. */
export function TwoWeeks({ days }: { days: Today['days'] | undefined }) {
  const t = useText();
  const format = useFormat();
  const toChart = (known: Today['days']): LineChartProps => ({
    label: t(homeMessages.chartLabel),
    points: known.map(({ date }) => format.shortDay(date)),
    series: [
      { name: t(homeMessages.placedDaily), values: known.map(({ placed }) => placed) },
      { name: t(homeMessages.signedDaily), values: known.map(({ signed }) => signed) },
    ],
    isOpen: true,
    say: (index) => {
      const { date = '', placed = 0, signed = 0 } = known[index] ?? {};
      const message = index === known.length - 1 ? homeMessages.todayText : homeMessages.dayText;
      return t(message, { day: format.shortDay(date), placed, signed });
    },
  });
  return <ChartCard title={t(homeMessages.trend)} chart={days && toChart(days)} />;
}
