import { useLingui } from '@lingui/react';
import { type ChangeEvent, use } from 'react';
import { DayPicker, type DayPickerProps, type DropdownProps } from 'react-day-picker';
import styled from 'styled-components';
import { BusinessZoneContext } from '../../lib/business-zone';
import { useText } from '../../locales/use-text';
import { fromIsoDay, todayIn } from '../../locales/written/iso-day';
import { iconButton } from '../../theme/pieces';
import { color, disabledLook, flexWrap, mutedCaption, radius, space, square, strongText } from '../../theme/tokens';
import { Select } from '../basic/select';
import { calendarConventions } from './calendar-conventions';
import { dateMessages } from './messages';

export interface DayLimits {
  /** First and last day that can be chosen, as `2026-02-28`; the form validates typed days. Default: `undefined`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** One or two months: arrow keys move by day and week, Page Up and Down by month, Enter chooses. */
export function Calendar({ limits: { min, max }, ...calendar }: DayPickerProps & { limits: DayLimits }) {
  const t = useText();
  const { fullDay, firstWeekday, formatters, monthAndYear } = calendarConventions(useLingui().i18n.locale);
  const before = fromIsoDay(min ?? '');
  const after = fromIsoDay(max ?? '');
  const today = todayIn(use(BusinessZoneContext));
  const year = today.getFullYear();
  return (
    <Frame>
      <DayPicker
        autoFocus
        captionLayout="dropdown"
        components={{ Dropdown: MonthOrYear }}
        today={today}
        weekStartsOn={firstWeekday}
        formatters={formatters}
        labels={{
          labelDayButton: (at, { today, selected }) => {
            const day = today ? t(dateMessages.isToday, { day: fullDay(at) }) : fullDay(at);
            return selected ? t(dateMessages.isChosen, { day }) : day;
          },
          labelGridcell: fullDay,
          labelGrid: monthAndYear,
          labelNav: () => t(dateMessages.months),
          labelPrevious: () => t(dateMessages.previousMonth),
          labelNext: () => t(dateMessages.nextMonth),
          labelMonthDropdown: () => t(dateMessages.chooseMonth),
          labelYearDropdown: () => t(dateMessages.chooseYear),
        }}
        startMonth={before ?? new Date(year - 100, 0)}
        endMonth={after ?? new Date(year + 10, 11)}
        disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
        {...calendar}
      />
    </Frame>
  );
}

/** The month or year select in the header of a calendar. */
function MonthOrYear({ options = [], value, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <Select
      // An element, since a plain text would declare a command for this field.
      label={<span>{label}</span>}
      labelHidden
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={String(value)}
      onValueChange={(chosen) => onChange?.({ target: { value: chosen } } as ChangeEvent<HTMLSelectElement>)}
    />
  );
}

const Frame = styled.div`
  --cell: 2.125rem;

  padding: ${space(3)};
  color: ${color('text')};

  @media (pointer: coarse) {
    --cell: 2.625rem;
  }

  .rdp-months {
    position: relative;
    ${flexWrap(4)}
  }

  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }

  .rdp-button_next,
  .rdp-button_previous {
    ${iconButton}
    ${square('32px')}
    border-radius: ${radius('medium')};
    pointer-events: auto;

    &:hover {
      background: ${color('surfaceHover')};
    }

    &[aria-disabled='true'] {
      ${disabledLook()}
    }

    svg {
      ${square('16px')}
    }

    &:dir(rtl) svg {
      transform: scaleX(-1);
    }
  }

  .rdp-chevron {
    fill: currentcolor;
  }

  .rdp-month_caption {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 2rem;
    ${strongText()}
  }

  .rdp-dropdowns {
    display: flex;
    gap: ${space(2)};
  }


  .rdp-month_grid {
    border-spacing: 0 2px;
    border-collapse: separate;
  }

  .rdp-weekday {
    width: var(--cell);
    height: 1.75rem;
    padding: 0;
    ${mutedCaption()}
    font-weight: 400;
  }

  .rdp-day {
    ${square('var(--cell)')}
    padding: 0;
    text-align: center;
  }

  .rdp-day_button {
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius('medium')};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;

    &:hover:not(:disabled) {
      background: ${color('surfaceHover')};
    }
  }

  .rdp-today .rdp-day_button {
    box-shadow: inset 0 0 0 1px ${color('primaryFill')};
    color: ${color('primaryText')};
  }

  .rdp-outside {
    color: ${color('textMuted')};
  }

  .rdp-selected .rdp-day_button {
    background: ${color('primaryFill')};
    color: ${color('onPrimary')};
  }

  .rdp-range_middle {
    background: ${color('primaryTint')};
  }

  .rdp-range_middle .rdp-day_button {
    background: none;
    color: ${color('primaryText')};
  }

  .rdp-disabled .rdp-day_button {
    background: none;
    ${disabledLook()}
  }

  .rdp-hidden {
    visibility: hidden;
  }
`;
