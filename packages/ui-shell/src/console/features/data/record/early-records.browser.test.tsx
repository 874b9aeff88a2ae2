import { array, integer, object, optional, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { ListPage } from '../list/list-page';
import { useList } from '../list/use-list';
import { defineResource } from '../resource/define-resource';
import { RecordNeighbours } from './record-neighbours';
import { RecordPage } from './record-page';
import { useRecord } from './use-record';

const fields = { id: integer(), number: string() };
const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    response: object({ list: array(object(fields)), total: integer() }),
  },
  record: { method: 'GET', url: '/parcel/detail', response: object({ ...fields, weight: optional(integer()) }) },
  pageSizes: [2],
});

const columns = [
  { id: 'number', title: 'Number', cell: ({ number }: { number: string }) => <a href="#/parcel">{number}</a> },
];
const open = () => {};

function Parcels() {
  return <ListPage list={useList(parcels)} title="Parcels" columns={columns} onOpen={open} />;
}

function ParcelPage({ id, early = true }: { id: number; early?: boolean }) {
  return (
    <RecordPage
      record={useRecord(parcels, id, { early })}
      title={({ number }) => `Parcel ${number}`}
      missing=""
      actions={() => <RecordNeighbours of={parcels} id={id} href={(row) => `/parcel?id=${row.id}`} />}
    >
      {(parcel) => <input defaultValue={'weight' in parcel ? `${parcel.number} ${parcel.weight} kg` : parcel.number} />}
    </RecordPage>
  );
}

/** Five parcels on three pages; `details` controls the responses for single records. */
async function draw(details: Promise<unknown> = new Promise(() => {})) {
  const get = vi.fn<Get>(async (path, { params }) => {
    if (path === '/parcel/detail') return details;
    const page = Number(Reflect.get(params, 'page'));
    const ids = [page * 2 - 1, page * 2].filter((id) => id <= 5);
    return { list: ids.map((id) => ({ id, number: `W${id}` })), total: 5 };
  });
  const parts = consoleParts(get);
  const push = vi.fn();
  const { host, show } = await drawInConsole({ ...parts, history: { ...parts.history, push } }, <i />);
  const settle = () => act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  const showIn = async (node: React.ReactNode, at = '/parcels') => {
    await show(
      <MemoryRouter key={at} initialEntries={[at]}>
        {node}
      </MemoryRouter>,
    );
    await settle();
    await settle();
  };
  const details_ = () => get.mock.calls.filter(([path]) => path === '/parcel/detail');
  return { host, show: showIn, settle, push, get, details: details_ };
}

it('a record is drawn at once as its list has it, and completed in place [record-renders-from-row]', async () => {
  let answer = (_: unknown) => {};
  const { host, show, settle } = await draw(new Promise((resolve) => (answer = resolve)));
  await show(<Parcels />);
  await show(<ParcelPage id={2} />, '/parcel?id=2');
  const input = host.querySelector('input');
  expect([host.querySelector('h1')?.textContent, input?.value]).toEqual(['Parcel W2', 'W2']);
  answer({ id: 2, number: 'W2', weight: 7 });
  await settle();
  expect(host.querySelector('input')).toBe(input);
});

it('of a record that no list knows, or where it is not wanted early, there is nothing until it comes', async () => {
  const { host, show } = await draw();
  await show(<ParcelPage id={2} />, '/parcel?id=2');
  expect(host.querySelector('[aria-busy="true"]')).not.toBeNull();
  await show(<Parcels />);
  await show(<ParcelPage id={2} early={false} />, '/parcel?id=2');
  expect(host.querySelector('input')).toBeNull();
});

it('a deleted record is reported, although a list still has it', async () => {
  const gone = Promise.reject(new Error('gone'));
  gone.catch(() => {});
  const { host, show } = await draw(gone);
  await show(<Parcels />);
  await show(<ParcelPage id={2} />, '/parcel?id=2');
  expect(host.querySelector('[role="alert"]')).not.toBeNull();
  expect(host.querySelector('input')).toBeNull();
});

it('J and K go to the next record and the one before, over the edge of a page too [next-and-previous-record]', async () => {
  const { host, show, push } = await draw();
  await show(<Parcels />);
  await show(<ParcelPage id={2} />, '/parcel?id=2');
  const steps = () => [...host.querySelectorAll<HTMLButtonElement>('[role="group"] button')];
  expect(host.querySelector('[role="group"] span')?.textContent).toBe('2 of 5');
  expect(steps().map(({ disabled }) => disabled)).toEqual([false, false]);
  await userEvent.keyboard('j');
  await show(<ParcelPage id={3} />, '/parcel?id=3');
  await userEvent.keyboard('k');
  expect(push.mock.calls).toEqual([['/parcel?id=3'], ['/parcel?id=2']]);
  await show(<ParcelPage id={1} />, '/parcel?id=1');
  expect(steps().map(({ disabled }) => disabled)).toEqual([true, false]);
});

it('keys that are pressed before the page of the record is there lead on from it, one after the other [early-next-key-is-queued]', async () => {
  const { host, show, push } = await draw();
  await show(<Parcels />);
  host.addEventListener('click', (event) => event.preventDefault());
  host.querySelector<HTMLAnchorElement>('tbody a')?.click();
  await show(<i />, '/coming');
  await userEvent.keyboard('jj');
  expect(push).not.toHaveBeenCalled();
  await show(<ParcelPage id={1} />, '/parcel?id=1');
  expect(push.mock.calls).toEqual([['/parcel?id=2']]);
  await userEvent.keyboard('j');
  expect(push.mock.calls).toEqual([['/parcel?id=2']]);
  await show(<ParcelPage id={2} />, '/parcel?id=2');
  expect(push.mock.calls.at(-1)).toEqual(['/parcel?id=3']);
  await show(<ParcelPage id={3} />, '/parcel?id=3');
  expect(push.mock.calls.at(-1)).toEqual(['/parcel?id=4']);
});

it('early keys are forgotten where something else is done meanwhile', async () => {
  const { host, show, push } = await draw();
  await show(<Parcels />);
  host.addEventListener('click', (event) => event.preventDefault());
  host.querySelector<HTMLAnchorElement>('tbody a')?.click();
  await show(<i />, '/coming');
  await userEvent.keyboard('jx');
  await show(<ParcelPage id={1} />, '/parcel?id=1');
  expect(push).not.toHaveBeenCalled();
});

it('keys pressed before a record was opened have no effect', async () => {
  const { host, show, push } = await draw();
  await show(<Parcels />);
  host.addEventListener('click', (event) => event.preventDefault());
  host.querySelector<HTMLAnchorElement>('tbody a')?.click();
  await userEvent.keyboard('j');
  host.querySelector<HTMLAnchorElement>('tbody a')?.click();
  await show(<ParcelPage id={1} />, '/parcel?id=1');
  expect(push).not.toHaveBeenCalled();
});

it('keys go to the field in which the user types', async () => {
  const { host, show, push } = await draw();
  await show(<Parcels />);
  await show(<ParcelPage id={1} />, '/parcel?id=1');
  await userEvent.type(host.querySelector('input') as Element, 'jk');
  expect(push).not.toHaveBeenCalled();
});

it('prefetches the record of a row when the pointer rests there, and does not fetch it again when it is opened', async () => {
  const { host, show, details } = await draw(Promise.resolve({ id: 1, number: 'W1', weight: 7 }));
  await show(<Parcels />);
  await userEvent.hover(host.querySelector('tbody tr td') as Element);
  await vi.waitFor(() => expect(details()).toHaveLength(1));
  await show(<ParcelPage id={1} />, '/parcel?id=1');
  expect(host.querySelector('input')?.value).toBe('W1 7 kg');
  expect(details()).toHaveLength(1);
});
