import type { Context } from 'hono';
import {
  assignRequest,
  idRequest,
  noteRequest,
  order,
  orderDetail,
  priceRequest,
  revealed,
  revealRequest,
  stepRequest,
  stepsRequest,
  stepsResult,
} from '../../business/order-contract';
import { type OrderStep, stepRules } from '../../business/order-steps';
import type { Database } from '../../database/database';
import { moveOrder } from '../../rows/move-order';
import { addEvent, assignOrder, setPrice } from '../../rows/orders';
import { CallFailure } from '../../server/call-failure';
import type { SandboxEnv } from '../../server/sandbox-env';
import { readKey } from '../read-key';
import type { AddOrderCall } from './create-order-calls';
import type { OrderRecords } from './order-records';

/** The calls that move an order on in its life, and write into its history. */
export function addStepCalls(
  add: AddOrderCall,
  database: Database,
  { rowOf, present, detail, writtenBefore, once, forEach }: OrderRecords,
): void {
  add(
    {
      method: 'post',
      path: '/order/doStep',
      summary: 'Moves an order on by one step; 409 with what happened meanwhile where its state does not allow it.',
      permission: 'read:order',
      body: stepRequest,
      response: order,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { id, step, version, note, place } = body;
      requireStep(c, step, note);
      const row = await rowOf(id, viewer);
      const key = readKey(c, body);
      if ((await writtenBefore(key)) === undefined)
        await once(key, async () => {
          await moveOrder(database, row, { step, actor: viewer.username, now, version, note, place, key });
          return id;
        });
      return present(id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doSteps',
      summary: 'Moves several orders on by one step; what did not move is listed with its reason.',
      permission: 'read:order',
      body: stepsRequest,
      response: stepsResult,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { ids, step, note, place } = body;
      requireStep(c, step, note);
      return forEach(c, ids, viewer, now, readKey(c, body), (row, key) =>
        moveOrder(database, row, { step, actor: viewer.username, now, note, place, key }),
      );
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doCancel',
      summary: 'Cancels an order that nobody collected yet.',
      permission: 'write:order',
      body: idRequest,
      response: order,
    },
    async ({ viewer, body: { id }, now }) => {
      await moveOrder(database, await rowOf(id, viewer), { step: 'cancel', actor: viewer.username, now });
      return present(id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doAssign',
      summary: 'Assigns orders to a line and a vehicle of the fleet.',
      permission: 'assign:order',
      body: assignRequest,
      response: stepsResult,
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { ids, line, carrier } = body;
      return forEach(c, ids, viewer, now, readKey(c, body), (row, key) =>
        assignOrder(database, row, { line, carrier, actor: viewer.username, now, key }),
      );
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doPrice',
      summary: 'Gives an order a price by hand with its reason, or with null the worked-out one again.',
      permission: 'price:order',
      body: priceRequest,
      response: order,
    },
    async ({ viewer, body, now }) => {
      await setPrice(database, await rowOf(body.id, viewer), body, viewer.username, now);
      return present(body.id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doNote',
      summary: 'Writes a note for staff into the history.',
      permission: 'manage:order',
      body: noteRequest,
      response: orderDetail,
    },
    async ({ viewer, body: { id, text }, now }) => {
      await rowOf(id, viewer);
      await addEvent(database, id, { kind: 'note', actor: viewer.username, at: now, note: text });
      return detail(id, viewer, now);
    },
  );

  add(
    {
      method: 'post',
      path: '/order/doReveal',
      summary: 'Shows a phone that is masked for the account, and notes that in the history.',
      permission: 'reveal:phone',
      body: revealRequest,
      response: revealed,
    },
    async ({ viewer, body: { id, party }, now }) => {
      const row = await rowOf(id, viewer);
      await addEvent(database, id, { kind: 'reveal', actor: viewer.username, at: now, note: party });
      return { phone: String(row[`${party}_phone`]) };
    },
  );
}

function requireStep(c: Context<SandboxEnv>, step: OrderStep, note: string | undefined): void {
  const { permission, needsNote } = stepRules[step];
  const { admin, permissions } = c.get('account');
  if (!admin && !permissions.includes(permission)) throw new CallFailure(403, 'forbidden');
  if (needsNote && !note?.trim()) throw new CallFailure(400, 'badField', { values: { field: 'note' }, field: 'note' });
}
