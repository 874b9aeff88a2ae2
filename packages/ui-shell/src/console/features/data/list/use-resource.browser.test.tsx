import type { FieldIssue } from '@waybill/http';
import { ResponseError } from '@waybill/http/testing';
import { array, integer, object, oneOf, optional, string } from '@waybill/validators';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { consoleParts, drawInConsole, type Get } from '../../../../../testing/console/draw-in-console';
import { act } from '../../../../../testing/draw';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { useRecord } from '../record/use-record';
import { defineResource } from '../resource/define-resource';
import { useWrites, type Writes } from '../write/use-writes';
import { type FilterChoices, type List, useList } from './use-list';

interface Parcel {
  id: number;
  status: 'open' | 'done';
  version?: number | undefined;
}

const parcel = object({ id: integer(), status: oneOf(['open', 'done']), version: optional(integer()) });
const ids = array(integer());
const writeCalls = {
  save: {
    method: 'POST',
    url: '/parcel/doEdit',
    body: object({ id: optional(integer()), status: optional(oneOf(['open', 'done'])) }),
    response: parcel,
  },
  remove: { method: 'POST', url: '/parcel/doDelete', body: object({ ids }) },
  actions: {
    close: { method: 'POST', url: '/parcel/doClose', body: object({ id: integer(), reason: string() }) },
    weigh: {
      method: 'POST',
      url: '/parcel/doWeigh',
      body: object({ id: integer() }),
      response: object({ kilograms: integer() }),
    },
  },
  bulk: {
    load: {
      method: 'POST',
      url: '/parcel/doLoad',
      body: object({ ids, truck: optional(string()) }),
      response: object({ loaded: integer() }),
      maxRecords: 2,
    },
  },
} as const;
const parcels = defineResource({
  list: {
    method: 'GET',
    url: '/parcel/getList',
    query: object({
      keyword: optional(string()),
      status: optional(oneOf(['open', 'done'])),
      city: optional(string()),
    }),
    response: object({ list: array(parcel), total: integer() }),
  },
  record: { method: 'GET', url: '/parcel/detail', response: parcel },
  ...writeCalls,
  filters: { keyword: 'text', status: ['open', 'done'], city: 'text' },
  sorts: ['id'],
});
type ParcelWrites = Writes<Parcel, typeof writeCalls>;
type Parcels = List<Parcel, typeof parcels.list.filters>;

const pageOf = (...ids: number[]) => ({ list: ids.map((id) => ({ id, status: 'open' })), total: 40 });
const reportedBy = ({ errorLog }: ConsoleParts) => {
  errorLog.flush();
  return errorLog.state.list;
};
const nextFrame = () => act(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));

type Choices = FilterChoices<typeof parcels.list.filters>;

function ListPage({ choices, onDraw }: { choices: Choices; onDraw: (list: Parcels, search: string) => void }) {
  const list = useList(parcels, choices);
  onDraw(list, useLocation().search);
  return list.rows.map(({ id }) => id).join();
}

type Answer = ReturnType<typeof useRecord>;

function RecordPage({ id, onDraw }: { id: string | number; onDraw: (answer: Answer) => void }) {
  onDraw(useRecord(parcels, id));
  return null;
}

function WritingPage({ onDraw }: { onDraw: (writes: ParcelWrites) => void }) {
  onDraw(useWrites(parcels));
  return useList(parcels).state;
}

/** Draws a list at an address; `list()` is the latest value of the page. */
async function drawList(get: Get, address = '/parcels', choices: Choices = {}) {
  let given: Parcels | undefined;
  let search = '';
  const parts = consoleParts(get);
  const drawn = await drawInConsole(
    parts,
    <MemoryRouter initialEntries={[address]}>
      <ListPage
        choices={choices}
        onDraw={(list, at) => {
          given = list;
          search = at;
        }}
      />
    </MemoryRouter>,
  );
  await nextFrame();
  return { ...drawn, parts, list: () => given as Parcels, search: () => search };
}

const paramsOf = (get: ReturnType<typeof vi.fn<Get>>) => get.mock.calls.map(([, { params }]) => params);

describe('the list of a resource', () => {
  it('is fetched by its address, and the previous page stays while the next one loads [previous-page-stays-while-loading]', async () => {
    const answers: ((page: unknown) => void)[] = [];
    const get = vi.fn<Get>(() => new Promise((resolve) => answers.push(resolve)));
    const { host, list } = await drawList(get, '/parcels?status=open&sort=id&order=desc');
    expect(get.mock.calls[0]?.[0]).toBe('/parcel/getList');
    expect(paramsOf(get)).toEqual([{ status: 'open', page: 1, pageSize: 11, sort: 'id', order: 'desc' }]);
    await act(async () => answers[0]?.(pageOf(1, 2)));
    expect(list()).toMatchObject({ state: 'ready', total: 40, filtered: true });
    await act(async () => list().go({ page: 2 }));
    expect(list().state).toBe('loading');
    expect(host.textContent).toBe('1,2');
    await act(async () => answers[1]?.(pageOf(3)));
    expect(host.textContent).toBe('3');
  });

  it('removes invalid parts from its address, also when choices load later', async () => {
    const get = vi.fn<Get>(async () => pageOf(1));
    const first = await drawList(get, '/parcels?status=zzz&page=-1&pageSize=1000&city=Atlantis&from=mail');
    expect(first.search()).toBe('?from=mail&city=Atlantis');
    await first.remove();
    const second = await drawList(get, '/parcels?city=Atlantis', { city: ['Wuhan'] });
    expect(second.search()).toBe('');
  });

  it('goes to the last page when its address names one that is not there', async () => {
    const { search } = await drawList(async () => pageOf(1), '/parcels?page=9');
    expect(search()).toBe('?page=4');
  });

  it('sends a request at every search, otherwise only after a change of filters', async () => {
    const get = vi.fn<Get>(async () => pageOf(1));
    const { list, search } = await drawList(get);
    await act(async () => list().search());
    await nextFrame();
    expect(get).toHaveBeenCalledTimes(2);
    const type = (value: string) =>
      act(async () =>
        list()
          .field('keyword')
          .onChange({ target: { value } } as never),
      );
    await type('  bike ');
    await act(async () => list().search());
    await nextFrame();
    expect(search()).toBe('?keyword=bike');
    expect(get).toHaveBeenCalledTimes(3);
    await act(async () => list().apply());
    await type('car ');
    await act(async () => list().apply());
    await nextFrame();
    expect(list().field('keyword').value).toBe('car ');
    expect(paramsOf(get).map((params) => Reflect.get(params, 'keyword'))).toEqual([
      undefined,
      undefined,
      'bike',
      'car',
    ]);
  });

  it('of a mismatched response is a logged failure, and a retry fetches again', async () => {
    const get = vi
      .fn<Get>()
      .mockResolvedValueOnce({ list: [{ id: 1 }, null], total: 2 })
      .mockResolvedValueOnce(pageOf(5));
    const { host, list, parts } = await drawList(get);
    expect(list().state).toBe('failed');
    expect(reportedBy(parts).map(({ message }) => message)).toEqual([
      expect.stringContaining('GET /parcel/getList answered something else than its schema says: "list[0].status"'),
    ]);
    await act(async () => list().reload());
    await nextFrame();
    expect(list().state).toBe('ready');
    expect(host.textContent).toBe('5');
  });
});

describe('a record of a resource', () => {
  const show = async (get: Get, id: string | number) => {
    let given: Answer | undefined;
    await drawInConsole(
      consoleParts(get),
      <RecordPage
        id={id}
        onDraw={(answer) => {
          given = answer;
        }}
      />,
    );
    await nextFrame();
    return given;
  };
  const refused = (code: number) => async () => {
    throw new ResponseError({ method: 'GET', url: '/parcel/detail', status: 200, code });
  };

  it('is fetched by its id', async () => {
    const get = vi.fn<Get>(async () => ({ id: 7, status: 'open' }));
    expect(await show(get, '7')).toMatchObject({ record: { id: 7 }, state: 'ready' });
    expect(paramsOf(get)).toEqual([{ id: '7' }]);
  });

  it.each([400, 404, 410])('that the server does not have (%d) is missing [record-with-unreadable-id]', async (code) =>
    expect(await show(refused(code), '7')).toMatchObject({ record: undefined, state: 'missing' }),
  );

  it('that could not be fetched has failed', async () =>
    expect(await show(refused(500), 7)).toMatchObject({ state: 'failed' }));

  it('without an id is missing, without a request', async () => {
    const get = vi.fn<Get>();
    expect(await show(get, '')).toMatchObject({ state: 'missing' });
    expect(get).not.toHaveBeenCalled();
  });
});

describe('a write', () => {
  const draw = async (post: (path: string, fields: object) => Promise<unknown>) => {
    let writes: ParcelWrites | undefined;
    const get = vi.fn<Get>(async () => pageOf(1));
    const parts = consoleParts(get, [], post);
    await drawInConsole(
      parts,
      <MemoryRouter>
        <WritingPage
          onDraw={(given) => {
            writes = given;
          }}
        />
      </MemoryRouter>,
    );
    await nextFrame();
    return { writes: () => writes as ParcelWrites, get, parts };
  };
  const refused = (issues: readonly FieldIssue[]) => async () => {
    throw new ResponseError({ method: 'POST', url: '/x', status: 200, code: 400, userMessage: '泊位号不正确', issues });
  };

  it('returns the current record, and the list is fetched again [writes-refresh-shown-data]', async () => {
    const post = vi.fn(async () => ({ id: 9, status: 'done' }));
    const { writes, get } = await draw(post);
    const written = await writes().save({ status: 'done' });
    await nextFrame();
    expect(written).toEqual({ done: true, value: { id: 9, status: 'done' } });
    expect(post).toHaveBeenCalledWith('/parcel/doEdit', { status: 'done' }, { silent: true });
    expect(get).toHaveBeenCalledTimes(2);
    await writes().save({ status: 'open' }, { idempotencyKey: true });
    expect(post).toHaveBeenLastCalledWith('/parcel/doEdit', { status: 'open' }, { silent: true, idempotencyKey: true });
  });

  it('removes by ids, and acts on a record by name', async () => {
    const post = vi.fn(async () => ({ deleted: 2 }));
    const { writes } = await draw(post);
    expect(await writes().remove([1, 2])).toEqual({ done: true, value: { deleted: 2 } });
    expect((await writes().actions.close(3, { reason: 'late' })).done).toBe(true);
    expect(post.mock.calls).toEqual([
      ['/parcel/doDelete', { ids: [1, 2] }, {}],
      ['/parcel/doClose', { id: 3, reason: 'late' }, {}],
    ]);
  });

  it('over many records is split by the limit of a call, and refreshes the data once', async () => {
    const post = vi.fn(async (_: string, fields: object) => ({ loaded: (fields as { ids: number[] }).ids.length }));
    const { writes, get } = await draw(post);
    expect(await writes().bulk.load([1, 2, 3], { truck: 'A' }, { keepalive: true })).toEqual({
      done: true,
      value: [{ loaded: 2 }, { loaded: 1 }],
    });
    await nextFrame();
    const options = { idempotencyKey: true, keepalive: true };
    expect(post.mock.calls).toEqual([
      ['/parcel/doLoad', { truck: 'A', ids: [1, 2] }, options],
      ['/parcel/doLoad', { truck: 'A', ids: [3] }, options],
    ]);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('over many goes at once where the window is being closed [many-calls-survive-window-close]', async () => {
    const post = vi.fn(() => new Promise(() => {}));
    const { writes } = await draw(post);
    void writes().bulk.load([1, 2, 3], {}, { keepalive: true });
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('over many records reports the completed part if a later part is refused', async () => {
    const post = vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValueOnce({ loaded: 2 })
      .mockImplementationOnce(refused([]));
    const { writes } = await draw(post);
    expect(await writes().bulk.load([1, 2, 3, 4, 5])).toMatchObject({
      done: false,
      value: [{ loaded: 2 }],
      refusal: { message: '泊位号不正确' },
    });
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('that is refused has the message for users and the wrong fields', async () => {
    const { writes } = await draw(refused([{ path: ['berth'], message: '不存在的省份' }]));
    expect(await writes().save({})).toEqual({
      done: false,
      refusal: { message: '泊位号不正确', fields: { berth: '不存在的省份' } },
    });
  });

  it('by name returns the output of its schema; a mismatch is a failure with a note for developers [resource-response-is-validated]', async () => {
    const post = vi
      .fn()
      .mockResolvedValueOnce({ kilograms: 3, scale: 'B' })
      .mockResolvedValueOnce({ kilograms: 'three' });
    const { writes, parts } = await draw(post);
    expect(await writes().actions.weigh(3)).toEqual({ done: true, value: { kilograms: 3 } });
    expect(reportedBy(parts)).toHaveLength(0);
    expect((await writes().actions.weigh(3)).done).toBe(false);
    expect(reportedBy(parts)).toMatchObject([{ message: expect.stringContaining('POST /parcel/doWeigh') }]);
    expect(parts.toasts.state.list).toHaveLength(1);
  });

  it('whose response cannot be read is not to be sent again blindly', async () => {
    const { writes, parts } = await draw(async () => ({ id: 'x' }));
    const written = await writes().save({});
    expect(written).toMatchObject({ done: false, refusal: { message: expect.stringContaining('已提交') } });
    expect(reportedBy(parts)).toHaveLength(1);
  });
});
