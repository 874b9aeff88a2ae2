import { useText } from '@waybill/ui-shell';
import { defineResource } from '@waybill/ui-shell/console';
import { type DataColumn, StatusTag } from '@waybill/ui-shell/table';
import { boolean, type Infer, integer, maxLength, notEmpty, object, pipe, string } from '@waybill/validators';
import { titles } from './messages';

const fields = { name: pipe(string(), notEmpty(), maxLength(40)), taken: boolean() };
const berthSchema = object({ id: integer(), ...fields });

/** What can be written of a berth. */
export const berthFields = object(fields);

export type Berth = Infer<typeof berthSchema>;

/** Where the calls of berths are, what a berth is, and by what the list is found. */
export const berths = defineResource({
  path: '/v2/berths',
  schema: berthSchema,
  calls: { list: '/v2/berths', save: 'save', remove: 'remove' },
  list: { filters: { name: 'text' } },
});

/** How berths stand in their list. */
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
