import { Select, TextField, useMediaQuery, useText } from '@waybill/ui-shell';
import type { List } from '@waybill/ui-shell/console';
import { QueryForm } from '@waybill/ui-shell/table';
import { kitWords } from '../kit/messages';
import { orderWords } from './messages';
import { categories, type Order, orderStatuses, type orders } from './order';

export interface OrderQueryFormProps {
  list: List<Order, typeof orders.list.filters>;
  /** Where vehicles are taken from and to. */
  cities: readonly string[] | undefined;
  onFoldedChange: (folded: boolean) => void;
}

/** The conditions of the order list. */
export function OrderQueryForm({ list, cities, onFoldedChange }: OrderQueryFormProps) {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  const all = { value: '', label: t(kitWords.all) };
  const towns = [all, ...(cities ?? []).map((city) => ({ value: city, label: city }))];
  return (
    <QueryForm always={phone ? 1 : 3} onQuery={list.search} onReset={list.reset} onFoldedChange={onFoldedChange}>
      <TextField {...list.field('keyword')} label={t(kitWords.keyword)} placeholder={t(orderWords.keywordHint)} />
      <Select
        {...list.field('status')}
        label={t(kitWords.status)}
        options={[all, ...orderStatuses.map((status) => ({ value: status, label: t(orderWords[status]) }))]}
      />
      <Select
        {...list.field('category')}
        label={t(orderWords.category)}
        options={[all, ...categories.map((category) => ({ value: category, label: t(kitWords[category]) }))]}
      />
      <Select {...list.field('fromCity')} label={t(orderWords.fromCity)} options={towns} />
      <Select {...list.field('toCity')} label={t(orderWords.toCity)} options={towns} />
    </QueryForm>
  );
}
