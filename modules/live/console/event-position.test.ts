import { createHttpClient } from '@waybill/http';
import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it } from 'vitest';
import { createEventPosition } from './event-position';

/** A client whose calls carry the position of the server's last event. */
function begin(lastEvent: string) {
  const position = createEventPosition();
  const adapter = createScriptedAdapter([
    { match: () => true, reply: { headers: { 'x-last-event': lastEvent }, body: { code: 200, data: null } } },
  ]);
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
