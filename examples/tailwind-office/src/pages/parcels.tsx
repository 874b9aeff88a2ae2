import { useServerData } from '@waybill/ui-shell/console';
import { array, integer, object, string } from '@waybill/validators';
import { useState } from 'react';
import { Badge, type BadgeVariant, Button, Card, CardTitle, Input } from '../ui';

const readParcels = {
  method: 'GET',
  url: '/parcels',
  response: array(object({ id: integer(), to: string(), weight: integer(), state: string() })),
} as const;

const looks: Readonly<Record<string, BadgeVariant>> = { waiting: 'secondary', sent: 'default', lost: 'destructive' };

/** A page of shadcn's parts inside the shell: each colour is a utility that reads a token of the theme. */
export default function Parcels() {
  const { data = [] } = useServerData(readParcels);
  const [town, setTown] = useState('');
  const shown = data.filter(({ to }) => to.toLowerCase().includes(town.toLowerCase()));
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-semibold">Parcels</h1>
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor="town" className="flex flex-col gap-1 text-sm text-muted-foreground">
          Town
          <Input id="town" value={town} placeholder="Any" onChange={(event) => setTown(event.target.value)} />
        </label>
        <Button onClick={() => setTown('')}>All parcels</Button>
        <Button variant="outline">Print</Button>
        <Button variant="secondary">Sort</Button>
        <Button variant="destructive">Report a loss</Button>
      </div>
      <ul className="grid gap-4 md:grid-cols-3">
        {shown.map(({ id, to, weight, state }) => (
          <li key={id}>
            <Card>
              <div className="flex items-center justify-between">
                <CardTitle>{to}</CardTitle>
                <Badge variant={looks[state] ?? 'default'}>{state}</Badge>
              </div>
              <p className="text-sm text-muted-foreground">{weight} kg</p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="rounded-md bg-muted p-3 text-sm text-muted-foreground">
        {shown.length} of {data.length} parcels
      </p>
    </div>
  );
}
