import { can, decideRecord, type RecordRules } from '@waybill/auth-core/records';
import type { Database, SandboxEnv } from '@waybill/kit/server';
import { mayNot, requireRecord, wrongField } from '@waybill/kit/server';
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

export function addStepCalls(add: AddOrderCall, database: Database): void {
  const { readFor, writeOne, writeEach } = createOrderRecords(database);

  add(
    stepCall,
    {
      summary: 'Takes a step of an order; 409 with the events since if its state forbids the step.',
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
      summary: 'Takes a step of several orders; refused orders are listed with their reasons.',
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
      summary: 'Undoes the last change of an order by the caller, unless the order has changed since.',
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
      summary: 'Undoes the last change of several orders by the caller; refused orders are listed with their reasons.',
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
      summary: 'Cancels an order before its collection.',
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
      summary: 'Sets the price of an order by hand with a reason, or resets it to the calculated one with null.',
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
    { summary: 'Adds a note for staff to the history.', access: 'manage:order' },
    async ({ c, viewer, body: { id, text }, now }) => {
      await readFor({ c, now }, { id, by: viewer, rules: orderRights.note });
      await addEvent(database, id, { kind: 'note', note: text }, { by: viewer, now });
      return requireRecord(await findOrder(database, id, viewer, now));
    },
  );

  add(
    revealCall,
    { summary: 'Reveals a masked phone, and records that in the history.', access: 'reveal:phone' },
    async ({ c, viewer, body: { id, party }, now }) => {
      const row = await readFor({ c, now }, { id, by: viewer, rules: orderRights.reveal });
      await addEvent(database, id, { kind: 'reveal', note: party }, { by: viewer, now });
      return { phone: String(row[`${party}_phone`]) };
    },
  );
}

/** The right to take a step includes the right to undo it. */
const rightToTakeBack = (step: OrderStep | undefined): RecordRules => (step ? stepRights[step] : orderRights.assign);

/** Refuses a step that the viewer may not take with any order, and a step without a required reason. */
function requireStep(c: Context<SandboxEnv>, { subject }: Viewer, { step, note }: Pick<Move, 'step' | 'note'>): void {
  const rules: RecordRules = stepRights[step];
  if (!can(rules, subject)) throw mayNot(c, decideRecord(rules, subject, {}));
  if (stepRules[step].needsNote && !note?.trim()) throw wrongField('note');
}
