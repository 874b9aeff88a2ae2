import { useText } from '@waybill/ui-shell';
import { defineResource } from '@waybill/ui-shell/console';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import {
  array,
  boolean,
  type Infer,
  integer,
  maxLength,
  notEmpty,
  object,
  optional,
  pipe,
  string,
} from '@waybill/validators';
import { titles } from './messages';

const fields = { name: pipe(string(), notEmpty(), maxLength(40)), taken: boolean() };
/** A berth as the server sends it. */
export const berth = object({ id: integer(), ...fields });

/** The fields of a berth that the user can edit. */
export const berthFields = object(fields);

export type Berth = Infer<typeof berth>;

/** The calls of berths, and by what their list is found. */
export const berths = defineResource({
  list: { method: 'GET', url: '/berths', response: object({ list: array(berth), total: integer() }) },
  save: {
    method: 'POST',
    url: '/berths/save',
    body: object({ id: optional(integer()), ...fields }),
    response: berth,
  },
  remove: { method: 'POST', url: '/berths/remove', body: object({ ids: array(integer()) }) },
  filters: { name: 'text' },
});

/** The list settings of berths. */
export const berthColumns: readonly DataColumn<Berth>[] = [
  { id: 'name', title: titles.name, cell: ({ name }) => name },
  {
    id: 'taken',
    title: titles.state,
    cell: ({ taken }) => <State taken={taken} />,
    value: ({ taken }) => titles[taken ? 'taken' : 'free'],
  },
];

function State({ taken }: { taken: boolean }) {
  return <StatusTag tone={taken ? 'warning' : 'success'}>{useText()(titles[taken ? 'taken' : 'free'])}</StatusTag>;
}
