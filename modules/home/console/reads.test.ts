import {
  contactsCall,
  countsCall,
  optionsCall,
  orderStatuses,
  quoteCall,
  stepsCall,
  todayCall,
} from '@waybill/orders/contract';
import { summaryCall } from '@waybill/promotion/contract';
import { readResponse } from '@waybill/ui-shell/console';
import { describe, expect, it } from 'vitest';

const at = '2025-02-06T01:20:00.000Z';
const price = {
  base: 1000,
  distance: 800,
  collection: 0,
  delivery: 0,
  packing: 0,
  insurance: 20,
  total: 1820,
  validUntil: at,
  hand: { total: 1700, reason: 'regular', by: 'admin' },
};
const party = { name: '张三', phone: '13812345678', region: '110105', regionNames: ['北京市'], street: '1' };

const responses = [
  {
    call: todayCall,
    response: {
      date: '2025-02-06',
      toAccept: 3,
      toCollect: 2,
      overdue: 1,
      exceptions: 0,
      signed: 4,
      days: [{ date: '2025-02-06', placed: 9, signed: 4 }],
      waiting: [
        {
          id: 1,
          orderNo: 'WB1',
          status: 'pending',
          overdue: false,
          fromCity: '北京',
          toCity: '上海',
          createdAt: at,
          version: 1,
          dueAt: at,
          step: 'accept',
        },
      ],
    },
  },
  {
    call: optionsCall,
    response: {
      cities: ['北京'],
      categories: ['ebike'],
      brands: [{ name: '雅迪', aliases: ['yadea'], categories: ['ebike'] }],
      steps: [{ step: 'accept', needsNote: false }],
    },
  },
  { call: quoteCall, response: { distance: 1200, days: 3, price } },
  { call: contactsCall, response: { list: [{ id: '1', ...party, lastUsed: at, uses: 2 }], total: 1 } },
  { call: countsCall, response: { total: 11, counts: Object.fromEntries(orderStatuses.map((status) => [status, 1])) } },
  {
    call: summaryCall,
    response: {
      inviteCode: 'WB0001',
      invitePath: '/invite/WB0001',
      everybody: false,
      from: '2025-02-06',
      to: '2025-02-06',
      today: '2025-02-06',
      funnel: { visits: 4, registered: 2, ordered: 1, signed: 0 },
      bots: 1,
      sources: [{ source: 'qr', visits: 4, registered: 2 }],
      pages: [{ page: '/invite', visits: 4 }],
      trend: [{ date: '2025-02-06', visits: 4, registered: 2, orders: 0 }],
    },
  },
  {
    call: stepsCall,
    response: { moved: [1], versions: [2], refused: [{ id: 2, orderNo: 'WB2', reason: 'gone' }] },
  },
] as const;

/** Every value in a response with its place as it is written in code, and the response with something else there. */
function spoilt(value: unknown, place = ''): { field: string; response: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ field: place, response: Symbol('something else') }];
  return Object.entries(value).flatMap(([key, part]) => {
    const field = Array.isArray(value) ? `${place}[${key}]` : [place, key].filter(Boolean).join('.');
    return spoilt(part, field).map(({ field, response }) => ({
      field,
      response: Array.isArray(value) ? value.with(Number(key), response) : { ...value, [key]: response },
    }));
  });
}

describe.each(responses)('the response of $call.url', ({ call, response }) => {
  const read = (given: unknown) => readResponse<unknown>(`${call.method} ${call.url}`, call.response, given);

  it('matches its schema', async () => {
    expect(await read({ ...response, internal: true })).toEqual(response);
  });

  it.each(spoilt(response))(
    'is a failure that names $field where that is something else [every-read-names-mismatched-field]',
    async ({ field, response }) => {
      await expect(read(response)).rejects.toMatchObject({
        name: 'UnexpectedResponseError',
        call: `${call.method} ${call.url}`,
        field,
      });
    },
  );

  it.each([null, undefined, [], 'down for maintenance', {}])('is a failure where it is %j', async (given) => {
    await expect(read(given)).rejects.toMatchObject({
      name: 'UnexpectedResponseError',
      call: `${call.method} ${call.url}`,
    });
  });
});
