import type { Calls, Platform } from '@waybill/kit/server';
import { addContactCalls } from './contact-calls';
import { createOrderCalls } from './create-order-calls';
import { addPlacingCalls } from './placing-calls';
import { addReadingCalls } from './reading-calls';
import { addStepCalls } from './step-calls';

export function addOrderCalls({ add }: Calls, platform: Platform): void {
  const { database } = platform;
  const addOrderCall = createOrderCalls(add);
  addReadingCalls(addOrderCall, database);
  addContactCalls(addOrderCall, database);
  addPlacingCalls(addOrderCall, platform);
  addStepCalls(addOrderCall, database);
}
