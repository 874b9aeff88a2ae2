import type { Calls, Platform } from '@waybill/kit/server';
import { addContactCalls } from './contact-calls';
import { createOrderCalls } from './create-order-calls';
import { createOrderRecords } from './order-records';
import { addPlacingCalls } from './placing-calls';
import { addReadingCalls } from './reading-calls';
import { addStepCalls } from './step-calls';

/** The calls of orders. */
export function addOrderCalls({ add }: Calls, platform: Platform): void {
  const { database } = platform;
  const addOrderCall = createOrderCalls(add);
  const records = createOrderRecords(database);
  addReadingCalls(addOrderCall, database, records);
  addContactCalls(addOrderCall, database);
  addPlacingCalls(addOrderCall, platform, records);
  addStepCalls(addOrderCall, database, records);
}
