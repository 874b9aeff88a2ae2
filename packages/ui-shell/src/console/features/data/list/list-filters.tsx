import { Search } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../../../../controls/basic/button';
import { Select } from '../../../../controls/basic/select';
import { TextField } from '../../../../controls/basic/text-field';
import { QueryForm } from '../../../../data/table/query-form';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { useMediaQuery } from '../../../../lib/use-media-query';
import { useSame } from '../../../../lib/use-same';
import { useSteady } from '../../../../lib/use-steady';
import type { Text } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { fromIsoDay } from '../../../../locales/written/iso-day';
import { useLazyPart } from '../../runtime/lazy-loading/use-lazy-part';
import type { FilterKinds, FilterValues } from '../resource/list-address';
import { resourceMessages } from '../resource/messages';
import type { DayFilterProps } from './day-filter';
import type { List } from './use-list';

/** Display of one filter of a list. @beta */
export interface FilterField<Name extends string = string> {
  label: Text;
  placeholder?: Text;
  /** Labels of its values, which make it a select. A value without a label shows itself. */
  options?: Readonly<Record<string, Text>>;
  /** For the kind `date`: name of the filter with the last day of the range. Default: one day. */
  until?: Name;
  /** For `states` of a page: number of records per value, with `''` for all. Default: no numbers. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** For `states` of a page: values in a menu after the others. Default: empty. */
  others?: readonly string[];
}

/** @beta */
export interface ListFiltersProps<Item, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  /** The shown filters, in this order. */
  fields: { readonly [Name in keyof Filters]?: FilterField<keyof Filters & string> };
  /** A field after the filters. */
  children?: ReactNode;
}

/** The filters above a list, bound to its address; they apply at every change. */
export function ListFilters<Item, Filters extends FilterKinds>({
  list,
  fields,
  children,
}: ListFiltersProps<Item, Filters>) {
  const names = Object.keys(list.kinds) as (keyof Filters & string)[];
  const values = useSame(Object.fromEntries(names.map((name) => [name, list.field(name).value])));
  return (
    <Conditions
      kinds={list.kinds}
      fields={fields}
      values={values}
      onDraft={useSteady((change: Record<string, string>) => list.draft(change as Partial<FilterValues<Filters>>))}
      onApply={useSteady(() => isWhole(list.kinds, fields, values) && list.apply())}
      onSearch={useSteady(list.search)}
    >
      {children}
    </Conditions>
  );
}

interface ConditionsProps extends Pick<ListFiltersProps<unknown, FilterKinds>, 'children'> {
  kinds: FilterKinds;
  fields: Readonly<Record<string, FilterField | undefined>>;
  /** Current values of the fields. */
  values: Readonly<Record<string, string>>;
  onDraft: (values: Record<string, string>) => void;
  /** Applies the values of the fields if they changed. */
  onApply: () => void;
  onSearch: () => void;
}

/** Memoised, so that a change of rows renders no filter. */
const Conditions = memo(function Conditions({
  kinds,
  fields,
  values,
  onDraft,
  onApply,
  onSearch,
  children,
}: ConditionsProps) {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  const tablet = useMediaQuery('(max-width: 991.98px)');
  const always = phone ? 1 : tablet ? 2 : 3;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const applyAfter = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => isComposing.current || onApply(), ms);
  };
  const change = (next: Record<string, string>, ms = quiet) => {
    onDraft(next);
    applyAfter(ms);
  };
  const shown = Object.entries(fields).flatMap(([name, field]) => (field ? [{ name, ...field }] : []));
  return (
    <QueryForm
      always={always}
      set={shown.slice(always).filter(({ name, until }) => values[name] || (until && values[until])).length}
      onQuery={() => {
        clearTimeout(timer.current);
        onSearch();
      }}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        applyAfter(quiet);
      }}
    >
      {shown.map(({ name, label, placeholder, options, until }, place) => {
        const kind = kinds[name];
        const value = values[name] ?? '';
        if (kind === 'date') {
          const names = until ? [name, until] : [name];
          return (
            <Days
              key={name}
              label={t(label)}
              days={names.map((each) => values[each] ?? '')}
              onDaysChange={(days) => change(Object.fromEntries(names.map((each, end) => [each, days[end] ?? ''])))}
            />
          );
        }
        if (!options)
          return (
            <TextField
              key={name}
              name={name}
              label={t(label)}
              labelHidden={place < always}
              placeholder={t(placeholder ?? label)}
              prefix={<Search aria-hidden size={16} />}
              value={value}
              onValueChange={(typed) => change({ [name]: typed })}
            />
          );
        const choices = typeof kind === 'object' ? kind : [value].filter(Boolean);
        return (
          <Select
            key={name}
            label={t(label)}
            value={value}
            onValueChange={(chosen) => change({ [name]: chosen }, 0)}
            options={[
              { value: '', label: t(resourceMessages.all) },
              ...choices.map((each) => ({
                value: each,
                label: Object.hasOwn(options, each) ? t(options[each] ?? each) : each,
              })),
            ]}
          />
        );
      })}
      {children}
    </QueryForm>
  );
});

/** Debounce of typed filters, in ms. */
const quiet = 300;

/** Whether all days are valid and all ranges in order. */
function isWhole(
  kinds: FilterKinds,
  fields: Readonly<Record<string, FilterField | undefined>>,
  values: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(values).every(([name, value]) => {
    const end = values[fields[name]?.until ?? ''] || value;
    return kinds[name] !== 'date' || value === '' || (fromIsoDay(value) !== undefined && value <= end);
  });
}

const dayFilter = createLazyPart(() => import('./day-filter').then((module) => module.DayFilter));

/** A day filter; shows only its text until the calendar has loaded. */
function Days(props: DayFilterProps) {
  const Part = useLazyPart(dayFilter, true);
  return (
    <DaysFrame data-range={props.days.length > 1 || undefined}>
      {Part ? (
        <Part {...props} />
      ) : (
        <TextField label={props.label} value={props.days.filter(Boolean).join(' – ')} readOnly suffix={<BusyMark />} />
      )}
    </DaysFrame>
  );
}

const DaysFrame = styled.div`
  [role='search'] > :first-child > & {
    width: 11rem;

    &[data-range] {
      width: 19rem;
    }
  }
`;
