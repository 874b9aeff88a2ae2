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

/** How one filter of a list is shown. @beta */
export interface FilterField<Name extends string = string> {
  label: Text;
  placeholder?: Text;
  /** Makes it a choice: the words for its values. A value without a word stands for itself. */
  options?: Readonly<Record<string, Text>>;
  /** Makes a filter of the kind `date` the first day of a range, whose last day is this filter. Default: one day. */
  until?: Name;
  /** Of a filter among the `states` of a page: how many records each value has, and `''` all of them. Default: no numbers. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Of a filter among the `states` of a page: the values that stand in a menu after the others. Default: none. */
  others?: readonly string[];
}

/** @beta */
export interface ListFiltersProps<Item, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  /** The filters that are shown, in this order. */
  fields: { readonly [Name in keyof Filters]?: FilterField<keyof Filters & string> };
  /** A field behind them. */
  children?: ReactNode;
}

/** The conditions above a list, bound to its address: they apply as they change. */
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
  /** What stands in the fields. */
  values: Readonly<Record<string, string>>;
  onDraft: (values: Record<string, string>) => void;
  /** Applies what stands in the fields, where it differs from what applies. */
  onApply: () => void;
  onSearch: () => void;
}

/** Another row draws no condition anew. */
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

/** After so many ms without a key what was typed applies. */
const quiet = 300;

/** Every day is one, and every range is in order. */
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

/** The days of a condition; their text alone until the calendar has come. */
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
