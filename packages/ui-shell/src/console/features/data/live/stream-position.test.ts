import { createHttpClient } from '@waybill/http';
import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it } from 'vitest';
import { createStreamPosition } from './stream-position';

/** A client whose calls carry these event positions in sequence. */
function begin(...events: string[]) {
  const position = createStreamPosition('X-Last-Event');
  const adapter = createScriptedAdapter(
    events.map((event) => ({
      match: () => true,
      reply: { headers: event ? { 'x-last-event': event } : {}, body: { code: 200, data: null } },
      times: 1,
    })),
  );
  return { position, http: createHttpClient({ adapter, steps: [position.step] }) };
}

it('the earliest event of the first responses is where a stream begins; two consoles have one each [two-consoles-share-nothing]', async () => {
  const [first, second] = [begin('40'), begin('7')];
  await first.http.get('/orders');
  expect([first.position.read(), second.position.read()]).toEqual(['40', '']);
  await second.http.get('/orders');
  expect([first.position.read(), second.position.read()]).toEqual(['40', '7']);
  first.position.forget();
  expect([first.position.read(), second.position.read()]).toEqual(['', '7']);
});

it.each([
  [['', '41', '9', '', '40'], '9'],
  [['e-7', 'e-3'], 'e-7'],
])('of responses with %j the stream begins after %s', async (events, expected) => {
  const { http, position } = begin(...events);
  for (const _ of events) await http.get('/orders');
  expect(position.read()).toBe(expected);
});
