import { can, decideRecord, type RecordRules } from '@waybill/auth-core/records';
import type { Database, SandboxEnv } from '@waybill/kit/server';
import { mayNot, requireFound, wrongField } from '@waybill/kit/server';
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
import { type Move, moveOrder } from './move-order';
import { createOrderRecords } from './order-records';
import { stepRules } from './order-steps';
import { findOrder } from './orders';
import { takeBack } from './take-back';
import type { Viewer } from './viewer';

/** The calls that move an order on in its life, and write into its history. */
export function addStepCalls(add: AddOrderCall, database: Database): void {
  const { readFor, writeOne, writeEach } = createOrderRecords(database);

  add(
    stepCall,
    {
      summary: 'Moves an order on by one step; 409 with what happened meanwhile where its state does not allow it.',
      access: 'read:order',
      idempotent: true,
      conditional: true,
    },
    (given) => {
      const { c, viewer: by, body } = given;
      requireStep(c, by, body);
      return writeOne(given, { id: body.id, by, rules: stepRights[body.step] }, (row, write) =>
        moveOrder(database, row, { ...body, ...write }),
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
    (given) => {
      const { c, viewer: by, body } = given;
      requireStep(c, by, body);
      return writeEach(given, { ids: body.ids, by, rules: stepRights[body.step] }, (row, write) =>
        moveOrder(database, row, { ...body, ...write }),
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
    (given) => {
      const { id, step } = given.body;
      return writeOne(given, { id, by: given.viewer, rules: rightToTakeBack(step) }, (row, write) =>
        takeBack(database, row, { step, ...write }),
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
    (given) => {
      const { ids, step } = given.body;
      return writeEach(given, { ids, by: given.viewer, rules: rightToTakeBack(step) }, (row, write) =>
        takeBack(database, row, { step, ...write }),
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
    (given) =>
      writeOne(given, { id: given.body.id, by: given.viewer, rules: stepRights.cancel }, (row, write) =>
        moveOrder(database, row, { step: 'cancel', ...write }),
      ),
  );

  add(
    assignCall,
    { summary: 'Assigns orders to a line and a vehicle of the fleet.', access: 'assign:order', idempotent: true },
    (given) => {
      const { ids, ...assignment } = given.body;
      return writeEach(given, { ids, by: given.viewer, rules: orderRights.assign }, (row, write) =>
        assignOrder(database, row, { ...assignment, ...write }),
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
    (given) => {
      const { id, total, reason } = given.body;
      return writeOne(given, { id, by: given.viewer, rules: orderRights.price }, (row, write) =>
        setPrice(database, row, { total, reason, ...write }),
      );
    },
  );

  add(
    noteCall,
    { summary: 'Writes a note for staff into the history.', access: 'manage:order' },
    async ({ c, viewer, body: { id, text }, now }) => {
      await readFor({ c, now }, { id, by: viewer, rules: orderRights.note });
      await addEvent(database, id, { kind: 'note', note: text }, { by: viewer, now });
      return requireFound(await findOrder(database, id, viewer, now));
    },
  );

  add(
    revealCall,
    { summary: 'Shows a phone that is masked for the account, and notes that in the history.', access: 'reveal:phone' },
    async ({ c, viewer, body: { id, party }, now }) => {
      const row = await readFor({ c, now }, { id, by: viewer, rules: orderRights.reveal });
      await addEvent(database, id, { kind: 'reveal', note: party }, { by: viewer, now });
      return { phone: String(row[`${party}_phone`]) };
    },
  );
}

/** Whoever may do something may take it back. */
const rightToTakeBack = (step: OrderStep | undefined): RecordRules => (step ? stepRights[step] : orderRights.assign);

/** Refuses a step that the viewer may take with no order at all, and one without its reason. */
function requireStep(c: Context<SandboxEnv>, { subject }: Viewer, { step, note }: Pick<Move, 'step' | 'note'>): void {
  const rules: RecordRules = stepRights[step];
  if (!can(rules, subject)) throw mayNot(c, decideRecord(rules, subject, {}));
  if (stepRules[step].needsNote && !note?.trim()) throw wrongField('note');
}
