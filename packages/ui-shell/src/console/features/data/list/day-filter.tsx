import { DateField } from '../../../../controls/date/date-field';
import { DateRangeField } from '../../../../controls/date/date-range-field';

export interface DayFilterProps {
  label: string;
  /** A day, or both days of a range. */
  days: readonly string[];
  onDaysChange: (days: readonly string[]) => void;
}

/** A day or a range of days as a filter of a list; a separate chunk because of the calendar. */
export function DayFilter({ label, days: [from = '', to], onDaysChange }: DayFilterProps) {
  if (to === undefined) return <DateField label={label} value={from} onValueChange={(day) => onDaysChange([day])} />;
  return (
    <DateRangeField
      label={label}
      value={{ from, to }}
      onValueChange={(range) => onDaysChange([range.from, range.to])}
    />
  );
}
