import { can, decideRecord, type RecordRules } from '@waybill/auth-core/records';
import type { Database, SandboxEnv } from '@waybill/kit/server';
import { CallFailure, mayNot, readKey, wantedVersions } from '@waybill/kit/server';
import type { Context } from 'hono';
import { orderRights, stepRights } from '../contract/rights';
import {
  assignCall,
  cancelCall,
  noteCall,
  priceCall,
  revealCall,
  stepCall,
  stepsCall,
  takeBackCall,
  takeBacksCall,
} from '../contract/steps';
import type { OrderStep } from '../contract/words';
import { addEvent, assignOrder, setPrice } from './change-order';
import type { AddOrderCall } from './create-order-calls';
import { moveOrder } from './move-order';
import type { OrderRecords } from './order-records';
import { stepRules } from './order-steps';
import { takeBack } from './take-back';
import type { Viewer } from './viewer';

/** The calls that move an order on in its life, and write into its history. */
export function addStepCalls(
  add: AddOrderCall,
  database: Database,
  { rowOf, detail, requireRight, forOne, forEach }: OrderRecords,
): void {
  add(
    stepCall,
    {
      summary: 'Moves an order on by one step; 409 with what happened meanwhile where its state does not allow it.',
      access: 'read:order',
      idempotent: true,
      conditional: true,
    },
    async ({ c, viewer, body, now }) => {
      const { id, step, note, place } = body;
      requireStep(c, viewer, step, note);
      const versions = wantedVersions(c, body.version);
      const key = readKey(c, body);
      return forOne(c, { id, viewer, now, rules: stepRights[step], key }, (row) =>
        moveOrder(database, row, { step, viewer, now, versions, note, place, key }),
      );
    },
  );

  add(
    stepsCall,
    {
      summary: 'Moves several orders on by one step; what did not move is listed with its reason.',
      access: 'read:order',
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { ids, step, note, place } = body;
      requireStep(c, viewer, step, note);
      return forEach(c, ids, viewer, now, readKey(c, body), stepRights[step], (row, key) =>
        moveOrder(database, row, { step, viewer, now, note, place, key }),
      );
    },
  );

  add(
    takeBackCall,
    {
      summary: 'Takes back what the caller did last with an order, unless something has happened to it since.',
      access: 'read:order',
      idempotent: true,
      conditional: true,
    },
    async ({ c, viewer, body, now }) => {
      const { id, step } = body;
      const versions = wantedVersions(c, undefined);
      const key = readKey(c, body);
      return forOne(c, { id, viewer, now, rules: rightToTakeBack(step), key }, (row) =>
        takeBack(database, row, { step, viewer, now, versions, key }),
      );
    },
  );

  add(
    takeBacksCall,
    {
      summary: 'Takes back what the caller did last with several orders; what did not move is listed with its reason.',
      access: 'read:order',
      idempotent: true,
    },
    async ({ c, viewer, body, now }) => {
      const { ids, step } = body;
      return forEach(c, ids, viewer, now, readKey(c, body), rightToTakeBack(step), (row, key) =>
        takeBack(database, row, { step, viewer, now, key }),
      );
    },
  );

  add(
    cancelCall,
    {
      summary: 'Cancels an order that nobody collected yet.',
      access: 'write:order',
      idempotent: true,
      conditional: true,
    },
    async ({ c, viewer, body, now }) => {
      const { id } = body;
      const versions = wantedVersions(c, undefined);
      const key = readKey(c, body);
      return forOne(c, { id, viewer, now, rules: stepRights.cancel, key }, (row) =>
        moveOrder(database, row, { step: 'cancel', viewer, now, versions, key }),
      );
    },
  );

  add(
    assignCall,
    { summary: 'Assigns orders to a line and a vehicle of the fleet.', access: 'assign:order', idempotent: true },
    async ({ c, viewer, body, now }) => {
      const { ids, line, carrier } = body;
      return forEach(c, ids, viewer, now, readKey(c, body), orderRights.assign, (row, key) =>
        assignOrder(database, row, { line, carrier, viewer, now, key }),
      );
    },
  );

  add(
    priceCall,
    {
      summary: 'Gives an order a price by hand with its reason, or with null the worked-out one again.',
      access: 'price:order',
      conditional: true,
    },
    async ({ c, viewer, body: { version, ...body }, now }) => {
      const versions = wantedVersions(c, version);
      return forOne(c, { id: body.id, viewer, now, rules: orderRights.price }, (row) =>
        setPrice(database, row, { ...body, versions }, viewer, now),
      );
    },
  );

  add(
    noteCall,
    { summary: 'Writes a note for staff into the history.', access: 'manage:order' },
    async ({ c, viewer, body: { id, text }, now }) => {
      requireRight(c, orderRights.note, viewer, await rowOf(id, viewer));
      await addEvent(database, id, { kind: 'note', actor: viewer.username, at: now, note: text });
      return detail(id, viewer, now);
    },
  );

  add(
    revealCall,
    { summary: 'Shows a phone that is masked for the account, and notes that in the history.', access: 'reveal:phone' },
    async ({ c, viewer, body: { id, party }, now }) => {
      const row = await rowOf(id, viewer);
      requireRight(c, orderRights.reveal, viewer, row);
      await addEvent(database, id, { kind: 'reveal', actor: viewer.username, at: now, note: party });
      return { phone: String(row[`${party}_phone`]) };
    },
  );
}

/** Whoever may do something may take it back. */
const rightToTakeBack = (step: OrderStep | undefined): RecordRules => (step ? stepRights[step] : orderRights.assign);

/** Refuses a step that the viewer may take with no order at all, and one without its reason. */
function requireStep(c: Context<SandboxEnv>, { subject }: Viewer, step: OrderStep, note: string | undefined): void {
  const rules: RecordRules = stepRights[step];
  if (!can(rules, subject)) throw mayNot(c, decideRecord(rules, subject, {}));
  if (stepRules[step].needsNote && !note?.trim())
    throw new CallFailure(400, 'badField', { values: { field: 'note' }, field: 'note' });
}
