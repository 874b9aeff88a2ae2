import { Select } from '../../form/select';
import { TextField } from '../../form/text-field';
import { useMediaQuery } from '../../lib/use-media-query';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { QueryForm } from '../../table/query-form';
import type { FilterKinds } from './list-address';
import { resourceMessages } from './messages';
import type { List } from './use-list';

/** How one filter of a list is shown. @beta */
export interface FilterField {
  label: Text;
  placeholder?: Text;
  /** Makes it a choice: the words for its values. A value without a word stands for itself. */
  options?: Readonly<Record<string, Text>>;
}

/** @beta */
export interface ListFiltersProps<Item, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  /** The filters that are shown, in this order. */
  fields: { readonly [Name in keyof Filters]?: FilterField };
  onFoldedChange?: (folded: boolean) => void;
}

/** The conditions above a list, bound to its address. */
export function ListFilters<Item, Filters extends FilterKinds>({
  list,
  fields,
  ...form
}: ListFiltersProps<Item, Filters>) {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  return (
    <QueryForm always={phone ? 1 : 3} onQuery={list.search} onReset={list.reset} {...form}>
      {Object.entries<FilterField | undefined>(fields).map(([name, field]) => {
        if (!field) return null;
        const { label, placeholder, options } = field;
        const kind = list.kinds[name];
        const { value, onChange } = list.field(name);
        if (!options)
          return (
            <TextField
              key={name}
              name={name}
              type={kind === 'date' ? 'date' : 'text'}
              label={t(label)}
              placeholder={placeholder && t(placeholder)}
              value={value}
              onChange={onChange}
            />
          );
        const values = typeof kind === 'object' ? kind : [value].filter(Boolean);
        return (
          <Select
            key={name}
            name={name}
            label={t(label)}
            value={value}
            onChange={onChange}
            options={[
              { value: '', label: t(resourceMessages.all) },
              ...values.map((each) => ({
                value: each,
                label: Object.hasOwn(options, each) ? t(options[each] ?? each) : each,
              })),
            ]}
          />
        );
      })}
    </QueryForm>
  );
}
