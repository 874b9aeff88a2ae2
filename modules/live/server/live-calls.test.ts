import { integer, limits, type Present, string } from '@waybill/kit/contract';
import { createEventFeed, type Happened, storedEvents } from '@waybill/kit/server';
import { orderChange } from '@waybill/orders/contract';
import { object, type Schema, validate } from '@waybill/validators';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orderRequest } from '../../../apps/sandbox/testing/order-request';
import { startTestSandbox, type TestSandbox } from '../../../apps/sandbox/testing/test-sandbox';
import { shellEvents } from '../contract/events';

/** The events of the stream by their type. */
const schemas = { ...shellEvents, order: orderChange, money: object({ id: integer(), by: string() }) };

interface Frame {
  id: number;
  type: keyof typeof schemas;
  data: Record<string, unknown>;
}

let sandbox: TestSandbox;
const streams: Stream[] = [];
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.leave();
  await sandbox.close();
});

interface Stream {
  frames: Frame[];
  isOver: () => boolean;
  /** In ms: the requested delay before the window reconnects. */
  retry: () => number | undefined;
  of: (type: Frame['type']) => Frame['data'][];
  leave: () => Promise<void>;
}

/** Opens the stream of an account and reads it. Every event must match the contract. */
async function open(token: string, lastEventId?: string): Promise<Stream> {
  const headers = { token, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
  const response = await sandbox.app.request('/live/events', { headers });
  if (response.headers.get('content-type') !== 'text/event-stream') throw new Error(await response.text());
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const frames: Frame[] = [];
  const decoder = new TextDecoder();
  let rest = '';
  let isOver = false;
  let retry: number | undefined;
  const reading = (async () => {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const parts = (rest + decoder.decode(piece.value, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (part.startsWith('retry:')) retry = Number(part.slice(6));
        else if (!part.startsWith(':')) frames.push(toFrame(part));
      }
    }
    isOver = true;
  })();
  const stream: Stream = {
    frames,
    isOver: () => isOver,
    retry: () => retry,
    of: (type) => frames.filter((frame) => frame.type === type).map(({ data }) => data),
    async leave() {
      await reader.cancel();
      await reading;
    },
  };
  streams.push(stream);
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  return stream;
}

function toFrame(text: string): Frame {
  const [, id, type, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(text) ?? [];
  const frame = { id: Number(id), type: type as Frame['type'], data: JSON.parse(data ?? '') };
  const schema: Schema<unknown> = schemas[frame.type];
  expect(validate(schema, frame.data)).toMatchObject({ ok: true });
  return frame;
}

const place = async (token: string) =>
  (await sandbox.call<{ id: number }>('/order/doEdit', { token, body: orderRequest })).data.id;
const step = (token: string, id: number, name: string) =>
  sandbox.call('/order/doStep', { token, body: { id, step: name } });

describe('the stream', () => {
  test('sends the account of the caller, then each change of an order with its author', async () => {
    const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
    const stream = await open(agent);
    expect(stream.of('account')).toMatchObject([{ user: { username: 'agent' } }]);
    const id = await place(agent);
    await step(editor, id, 'accept');
    await expect.poll(() => stream.of('order')).toHaveLength(2);
    expect(stream.of('order')).toEqual([
      { id, by: 'agent', kind: 'step', status: 'pending', version: 1 },
      { id, by: 'editor', kind: 'step', status: 'accepted', version: 2 },
    ]);
  });

  test('if two users sign an order, one succeeds, the other is shown who was first, and both receive the new state [delivery-by-one-user]', async () => {
    const people = ['admin', 'editor'];
    const tokens = await Promise.all(people.map(sandbox.signIn));
    const streams = await Promise.all(tokens.map((token) => open(token)));
    const id = await place(tokens[0] ?? '');
    for (const name of ['accept', 'collect', 'depart', 'arrive', 'deliver'])
      expect((await step(tokens[0] ?? '', id, name)).code).toBe(200);
    const answers = await Promise.all(tokens.map((token) => step(token, id, 'sign')));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const first = people[answers.findIndex(({ code }) => code === 200)];
    const late = answers.find(({ code }) => code === 409);
    expect(late?.data.happened).toContainEqual(
      expect.objectContaining({ kind: 'step', status: 'signed', actor: first }),
    );
    expect(late?.message).toContain(first);
    for (const stream of streams)
      await expect
        .poll(() => stream.of('order').filter(({ status }) => status === 'signed'))
        .toEqual([expect.objectContaining({ id, by: first, kind: 'step' })]);
  });

  test('tells an agent nothing of the orders of others, and nothing that staff notes among themselves', async () => {
    const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
    const stream = await open(agent);
    const agentOrder = await place(agent);
    await step(editor, await place(editor), 'accept');
    await sandbox.call('/order/addNote', { token: editor, body: { id: agentOrder, note: 'Only among us' } });
    await step(editor, agentOrder, 'accept');
    await expect.poll(() => stream.of('order')).toHaveLength(2);
    expect(stream.of('order').every(({ id, kind }) => id === agentOrder && kind === 'step')).toBe(true);
  });

  test('resumes after the event that a window names, without lost or repeated events', async () => {
    const agent = await sandbox.signIn('agent');
    const first = await open(agent);
    const ids = [await place(agent)];
    await expect.poll(() => first.of('order')).toHaveLength(1);
    await first.leave();
    for (let count = 0; count < 20; count += 1) ids.push(await place(agent));
    const writing = (async () => {
      for (let count = 0; count < 20; count += 1) ids.push(await place(agent));
    })();
    const second = await open(agent, String(first.frames.at(-1)?.id));
    await writing;
    await expect.poll(() => [...first.of('order'), ...second.of('order')]).toHaveLength(41);
    expect([...first.of('order'), ...second.of('order')].map(({ id }) => id)).toEqual(ids);
    const numbers = second.frames.map(({ id }) => id);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  });

  test('begins after the event that a response names and sends all later writes', async () => {
    const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
    const positionOf = async (token: string) =>
      (await sandbox.app.request('/order/counts', { headers: { token } })).headers.get('x-last-event') ?? 'none';
    for (const isFollowed of [false, true]) {
      if (isFollowed) await open(editor);
      const position = await positionOf(agent);
      const id = await place(agent);
      expect(Number(await positionOf(agent))).toBeGreaterThanOrEqual(Number(position));
      const stream = await open(agent, position);
      await expect.poll(() => stream.of('order').map((order) => order.id)).toContain(id);
      expect(stream.of('reset')).toEqual([]);
    }
  });

  test('sends a new notice with its text', async () => {
    const stream = await open(await sandbox.signIn('agent'));
    await sandbox.database.execute(`INSERT INTO notices (image, notice, email) VALUES ('', '<b>Late</b>', 'Late')`);
    await expect.poll(() => stream.of('notice')).toMatchObject([{ image: '', notice: '<b>Late</b>', email: 'Late' }]);
  });

  test('requests a full refresh if it cannot resume', async () => {
    const agent = await sandbox.signIn('agent');
    for (const unknown of ['999999999', 'x', '-1']) expect((await open(agent, unknown)).of('reset')).toHaveLength(1);
    await sandbox.database.execute(
      `UPDATE sqlite_sequence SET seq = seq + ${storedEvents * 2} WHERE name = 'happened'`,
    );
    await place(agent);
    expect((await open(agent, '1')).of('reset')).toHaveLength(1);
    const { rows } = await sandbox.database.execute('SELECT count(*) AS n FROM happened');
    expect(rows[0]?.n).toBe(1);
  });

  test('tells of changed rights, and shows at once what they open', async () => {
    const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
    const stream = await open(agent);
    const rights = { username: 'agent', permissions: ['read:order', 'manage:order'] };
    await sandbox.database.execute({
      sql: 'UPDATE accounts SET permissions = ? WHERE username = ?',
      args: [JSON.stringify(rights.permissions), rights.username],
    });
    await expect.poll(() => stream.of('account')).toHaveLength(2);
    expect(stream.of('account')[1]).toMatchObject({ user: { permissions: rights.permissions } });
    await place(editor);
    await expect.poll(() => stream.of('order')).toHaveLength(1);
  });

  test('ends with its session, and with its token, and asks the window to come again at once', async () => {
    const [here, there] = [await sandbox.signIn('agent'), await sandbox.signIn('agent')];
    const stream = await open(here);
    await sandbox.call('/personal/doEndOthers', { token: there, body: {} });
    await expect.poll(() => stream.isOver()).toBe(true);
    expect(stream.retry()).toBe(50);
    expect((await sandbox.call('/live/events', { token: here })).code).toBe(401);
    const other = await open(there);
    await sandbox.platform.sessions.expireAll();
    await expect.poll(() => other.isOver()).toBe(true);
    expect((await sandbox.call('/live/events', { token: there })).code).toBe(402);
  });

  test('receives nothing that was not written', async () => {
    const agent = await sandbox.signIn('agent');
    const stream = await open(agent);
    const id = await place(agent);
    expect((await step(agent, id, 'sign')).code).not.toBe(200);
    await place(agent);
    await expect.poll(() => stream.of('order')).toHaveLength(2);
  });
});

test('another server of the database receives it within a second, from its subscription on', async () => {
  const feed = createEventFeed(sandbox.database);
  const heard: Happened[] = [];
  const end = await feed.follow((happened) => heard.push(...happened));
  const agent = await sandbox.signIn('agent');
  const id = await place(agent);
  await expect.poll(() => heard.filter(({ topic }) => topic === 'order')).toHaveLength(1);
  expect(heard.find(({ topic }) => topic === 'order')?.record).toBe(id);
  end();
  feed.close();
});

test('the number of streams of an account is limited [presence-is-bounded]', async () => {
  const agent = await sandbox.signIn('agent');
  for (let count = 0; count < limits.perAccount.streams; count += 1) await open(agent);
  expect(await sandbox.call('/live/events', { token: agent })).toMatchObject({ code: 400, data: { retryAfter: 60 } });
  await open(await sandbox.signIn('editor'));
  await streams[0]?.leave();
  await open(agent);
});

describe('the users who have an order open', () => {
  const say = (token: string, id: number, window: string, doing: string) =>
    sandbox.call<{ people: Present[] }>('/live/savePresence', { token, body: { id, window, doing } });

  test('is sent to the others, until they leave or are silent for long', async () => {
    const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
    const id = await place(agent);
    const stream = await open(agent);
    await say(agent, id, 'window-of-agent', 'reading');
    const { data } = await say(editor, id, 'window-of-editor', 'editing');
    expect(data.people).toEqual([
      { window: 'window-of-agent', username: 'agent', editing: false },
      { window: 'window-of-editor', username: 'editor', editing: true },
    ]);
    await expect.poll(() => stream.of('presence').at(-1)?.people).toHaveLength(2);
    await say(editor, id, 'window-of-editor', 'leaving');
    await expect.poll(() => stream.of('presence').at(-1)?.people).toHaveLength(1);
    sandbox.pass(60);
    expect((await say(editor, id, 'window-of-editor', 'reading')).data.people).toHaveLength(1);
  });

  test('is nothing that an account may ask of orders of others, or say in the window of another', async () => {
    const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
    const theirs = await place(editor);
    expect((await say(agent, theirs, 'window-of-agent', 'reading')).code).toBe(404);
    await say(editor, theirs, 'window-of-editor', 'editing');
    await say(await sandbox.signIn('admin'), theirs, 'window-of-editor', 'leaving');
    expect((await say(editor, theirs, 'window-of-editor', 'editing')).data.people).toHaveLength(1);
  });

  test('is bounded per account and record, and stored in no event [presence-is-bounded]', async () => {
    const [agent, editor] = [await sandbox.signIn('agent'), await sandbox.signIn('editor')];
    const stream = await open(editor);
    const id = await place(agent);
    for (let window = 0; window < 150; window += 1) await say(agent, id, `window-number-${window}`, 'reading');
    const { data } = await say(editor, id, 'window-of-editor', 'reading');
    expect(data.people).toHaveLength(limits.perRecord.presenceWindows + 1);
    expect(data.people).toContainEqual({ window: 'window-number-149', username: 'agent', editing: false });
    await expect.poll(() => stream.of('presence').at(-1)?.people).toEqual(data.people);
    const { rows } = await sandbox.database.execute(
      `SELECT count(*) AS n FROM happened WHERE topic = 'presence' AND detail <> '{}'`,
    );
    expect(rows[0]?.n).toBe(0);
    const ids = await Promise.all(Array.from({ length: 30 }, () => place(agent)));
    for (const other of ids)
      for (let window = 0; window < 5; window += 1) await say(agent, other, `window-number-${window}`, 'reading');
    const all = await sandbox.database.execute(
      `SELECT count(*) AS n FROM presence JOIN accounts ON accounts.id = account_id WHERE accounts.username = 'agent'`,
    );
    expect(all.rows[0]?.n).toBe(limits.perAccount.presenceWindows);
  });

  test('is no action on record', async () => {
    const agent = await sandbox.signIn('agent');
    const id = await place(agent);
    const count = async () => (await sandbox.database.execute('SELECT count(*) AS n FROM actions')).rows[0]?.n;
    const before = await count();
    await say(agent, id, 'window-of-agent', 'reading');
    expect(await count()).toBe(before);
  });
});
