import { Select, TextField, useMediaQuery, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { QueryForm } from '@waybill/ui-shell/table';
import { kitWords } from '../kit/messages';
import type { ListQuery } from '../kit/use-list-query';
import { orderWords } from './messages';
import { categories, type OrderOptions, orderStatuses } from './order';

/** What orders can be found by. */
export const orderFilters = ['keyword', 'status', 'category', 'fromCity', 'toCity'] as const;

export interface OrderQueryFormProps {
  query: ListQuery<(typeof orderFilters)[number]>;
  onFoldedChange: (folded: boolean) => void;
}

/** The conditions of the order list. */
export function OrderQueryForm({ query, onFoldedChange }: OrderQueryFormProps) {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  const { data } = useServerData<OrderOptions>('/order/options');
  const all = { value: '', label: t(kitWords.all) };
  const cities = [all, ...(data?.cities ?? []).map((city) => ({ value: city, label: city }))];
  return (
    <QueryForm always={phone ? 1 : 3} onQuery={query.ask} onReset={query.reset} onFoldedChange={onFoldedChange}>
      <TextField {...query.field('keyword')} label={t(kitWords.keyword)} placeholder={t(orderWords.keywordHint)} />
      <Select
        {...query.field('status')}
        label={t(kitWords.status)}
        options={[all, ...orderStatuses.map((status) => ({ value: status, label: t(orderWords[status]) }))]}
      />
      <Select
        {...query.field('category')}
        label={t(orderWords.category)}
        options={[all, ...categories.map((category) => ({ value: category, label: t(kitWords[category]) }))]}
      />
      <Select {...query.field('fromCity')} label={t(orderWords.fromCity)} options={cities} />
      <Select {...query.field('toCity')} label={t(orderWords.toCity)} options={cities} />
    </QueryForm>
  );
}
