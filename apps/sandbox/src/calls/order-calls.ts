import type { Hono } from 'hono';
import type { CallContract } from '../contract/call-contract';
import type { Platform } from '../server/platform';
import type { SandboxEnv } from '../server/sandbox-env';
import { addContactCalls } from './orders/contact-calls';
import { createOrderCalls } from './orders/create-order-calls';
import { createOrderRecords } from './orders/order-records';
import { addPlacingCalls } from './orders/placing-calls';
import { addReadingCalls } from './orders/reading-calls';
import { addStepCalls } from './orders/step-calls';

/** The calls of orders; gives their contracts, which `/openapi.json` tells. */
export function addOrderCalls(app: Hono<SandboxEnv>, platform: Platform): CallContract[] {
  const { database } = platform;
  const { contracts, add } = createOrderCalls(app, platform);
  const records = createOrderRecords(database);
  addReadingCalls(add, database, records);
  addContactCalls(add, database);
  addPlacingCalls(add, database, records);
  addStepCalls(add, database, records);
  return contracts;
}
