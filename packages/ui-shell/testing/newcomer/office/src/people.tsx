import { useFormat } from '@waybill/ui-shell';
import { defineResource, ListPage, useList, useLiveChanges } from '@waybill/ui-shell/console';
import { array, type Infer, integer, object, string } from '@waybill/validators';

const person = object({ id: integer(), name: string(), born: string() });

const people = defineResource({
  list: { method: 'GET', url: '/people', response: object({ list: array(person), total: integer() }) },
});

export default function People() {
  const format = useFormat();
  useLiveChanges('/events', { changes: { person: (_, { notify: tell }) => tell(people) } });
  return (
    <ListPage
      list={useList(people)}
      columns={[
        { id: 'name', title: 'Name', cell: ({ name }: Infer<typeof person>) => name },
        { id: 'born', title: 'Born', cell: ({ born }) => format.day(born) },
      ]}
    />
  );
}
