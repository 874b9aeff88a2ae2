import { ResponseError } from '@waybill/http/testing';
import { integer, object, string } from '@waybill/validators';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import { noPageActions, PageScopeContext } from '../../../../shell/cached-pages/page-scope';
import { PageTitleContext } from '../../navigation/routes/use-page-title';
import { defineResource } from '../resource/define-resource';
import { RecordPage } from './record-page';
import { useRecord } from './use-record';

const parcels = defineResource({
  record: { method: 'GET', url: '/parcel/detail', response: object({ id: integer(), number: string() }) },
});

function ParcelPage({ id }: { id: string }) {
  return (
    <RecordPage
      record={useRecord(parcels, id)}
      title={({ number }) => `Parcel ${number}`}
      tabTitle={({ number }) => number}
      missing="The address names no parcel."
      lead={({ number }) => `Lead of ${number}`}
      journey={() => ({
        label: 'Way',
        steps: [
          { id: 'sent', title: 'Sent' },
          { id: 'there', title: 'There' },
        ],
        done: 1,
      })}
      next={() => <button type="button">deliver</button>}
      actions={(parcel) => <button type="button">{parcel ? `close ${parcel.number}` : 'back'}</button>}
      missingActions={<button type="button">all parcels</button>}
    >
      {({ number }) => <input defaultValue={number} />}
    </RecordPage>
  );
}

async function draw(first: string, get: Get) {
  const retitle = vi.fn();
  const actions = { ...noPageActions, retitle };
  const at = (id: string) => (
    <MemoryRouter>
      <PageTitleContext value="Parcel">
        <PageScopeContext value={{ key: '/parcel?id=1', actions, life: { visible: true, shows: 1 } }}>
          <ParcelPage id={id} />
        </PageScopeContext>
      </PageTitleContext>
    </MemoryRouter>
  );
  const { host, show } = await drawInConsole(consoleParts(get), at(first));
  const settle = () => act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
  await settle();
  return {
    host,
    retitle,
    settle,
    title: () => host.querySelector('h1')?.textContent,
    alert: () => host.querySelector('[role="alert"]'),
    show: async (id: string) => {
      await show(at(id));
      await settle();
    },
  };
}

const one: Get = async (_, { params }) => ({
  id: Number(Reflect.get(params, 'id')),
  number: `W${Reflect.get(params, 'id')}`,
});

it('has the title of its route and grey lines until the record is there', async () => {
  const { host, title, retitle } = await draw('1', () => new Promise(() => {}));
  expect(title()).toBe('Parcel');
  expect(host.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(host.querySelector('button')?.textContent).toBe('back');
  expect(retitle).not.toHaveBeenCalled();
});

it('gives page and tab the title of the record, and of the next one', async () => {
  const { host, title, retitle, show } = await draw('1', one);
  expect([title(), host.querySelector('button')?.textContent]).toEqual(['Parcel W1', 'close W1']);
  expect(retitle.mock.lastCall).toEqual(['/parcel?id=1', 'W1']);
  await show('2');
  expect(title()).toBe('Parcel W2');
  expect(retitle.mock.lastCall).toEqual(['/parcel?id=1', 'W2']);
});

it('shows the states of the record as a line with the next step beside it, and nothing of them before [record-journey]', async () => {
  const { host, show } = await draw('', one);
  expect(host.querySelector('ol')).toBeNull();
  await show('1');
  const line = host.querySelector('section[aria-label="Way"]');
  expect(line?.querySelector('[aria-current="step"]')?.textContent).toContain('There');
  expect(line?.querySelector('button')?.textContent).toBe('deliver');
  expect(host.querySelector('h1 + p')?.textContent).toBe('Lead of W1');
});

it('reports a missing id or record, and offers the exits', async () => {
  const gone: Get = () =>
    Promise.reject(new ResponseError({ method: 'GET', url: '/parcel/detail', status: 200, code: 404 }));
  const { alert, host, show } = await draw('', gone);
  expect(alert()?.textContent).toBe('The address names no parcel.all parcels');
  await show('9');
  expect(alert()?.textContent).toContain('all parcels');
  expect(alert()?.textContent).not.toContain('names no parcel');
  expect(host.querySelector('input')).toBeNull();
});

it('offers to try again where the call failed, and shows what comes then', async () => {
  let fails = true;
  const { alert, host, settle } = await draw('1', (path, options) =>
    fails ? Promise.reject(new Error('offline')) : one(path, options),
  );
  fails = false;
  await act(async () => alert()?.querySelector('button')?.click());
  await settle();
  expect(host.querySelector('input')?.value).toBe('W1');
  expect(alert()).toBeNull();
});
