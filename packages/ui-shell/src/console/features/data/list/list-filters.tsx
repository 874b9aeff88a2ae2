import { type ChangeEvent, memo, type ReactNode } from 'react';
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
}

/** @beta */
export interface ListFiltersProps<Item, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  /** The filters that are shown, in this order. */
  fields: { readonly [Name in keyof Filters]?: FilterField<keyof Filters & string> };
  onFoldedChange?: (folded: boolean) => void;
  /** A field behind them. */
  children?: ReactNode;
}

/** The conditions above a list, bound to its address. */
export function ListFilters<Item, Filters extends FilterKinds>({
  list,
  fields,
  ...form
}: ListFiltersProps<Item, Filters>) {
  const names = Object.keys(list.kinds) as (keyof Filters & string)[];
  const values = useSame(Object.fromEntries(names.map((name) => [name, list.field(name).value])));
  return (
    <Conditions
      kinds={list.kinds}
      fields={fields}
      values={values}
      onDraft={useSteady((change: Record<string, string>) => list.draft(change as Partial<FilterValues<Filters>>))}
      onSearch={useSteady(list.search)}
      onReset={useSteady(list.reset)}
      {...form}
    />
  );
}

interface ConditionsProps extends Pick<ListFiltersProps<unknown, FilterKinds>, 'onFoldedChange' | 'children'> {
  kinds: FilterKinds;
  fields: Readonly<Record<string, FilterField | undefined>>;
  /** What stands in the fields. */
  values: Readonly<Record<string, string>>;
  onDraft: (values: Record<string, string>) => void;
  onSearch: () => void;
  onReset: () => void;
}

/** Another row draws no condition anew. */
const Conditions = memo(function Conditions({
  kinds,
  fields,
  values,
  onDraft,
  onSearch,
  onReset,
  children,
  ...form
}: ConditionsProps) {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  return (
    <QueryForm always={phone ? 1 : 3} onQuery={onSearch} onReset={onReset} {...form}>
      {Object.entries(fields).map(([name, field]) => {
        if (!field) return null;
        const { label, placeholder, options, until } = field;
        const kind = kinds[name];
        const value = values[name] ?? '';
        const handleChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
          onDraft({ [name]: target.value });
        if (kind === 'date') {
          const names = until ? [name, until] : [name];
          return (
            <Days
              key={name}
              label={t(label)}
              days={names.map((each) => values[each] ?? '')}
              onDaysChange={(days) => onDraft(Object.fromEntries(names.map((each, end) => [each, days[end] ?? ''])))}
            />
          );
        }
        if (!options)
          return (
            <TextField
              key={name}
              name={name}
              label={t(label)}
              placeholder={placeholder && t(placeholder)}
              value={value}
              onChange={handleChange}
            />
          );
        const choices = typeof kind === 'object' ? kind : [value].filter(Boolean);
        return (
          <Select
            key={name}
            name={name}
            label={t(label)}
            value={value}
            onChange={handleChange}
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
  min-width: 0;

  &[data-range] {
    flex-basis: 18.25rem;
  }

  @media (max-width: 575.98px) {
    &[data-range] {
      flex-basis: 100%;
    }
  }
`;
