import type { Category } from '../../contract/brands';

/** A stretch of the message. */
export interface Span {
  from: number;
  to: number;
}

/** A recognised value, how sure it is from 0 to 1, and where the message says it. */
export interface Recognised<Value extends string = string> {
  value: Value;
  sure: number;
  at: readonly Span[];
}

/** From here on a field is shown without a mark. */
export const sureEnough = 0.9;

export type PartyField = 'name' | 'phone' | 'region' | 'street';
export type VehicleField = 'brand' | 'model' | 'plate' | 'frame' | 'quantity';
/** `cashOnDelivery` and `insuredValue` in yuan, `day` as `YYYY-MM-DD`, `payer` as the form has it. */
export type OrderField = 'cashOnDelivery' | 'insuredValue' | 'payer' | 'day' | 'remark';

export type Role = 'consignor' | 'consignee';
export type RecognisedParty = Partial<Record<PartyField, Recognised>>;
export type RecognisedVehicle = Partial<Record<VehicleField, Recognised>> & { category?: Recognised<Category> };

/** Text that no rule understood, and where it stands. */
export interface Leftover extends Span {
  text: string;
}

/** What a message holds; a field that it does not hold is absent. */
export interface RecognisedOrder {
  consignor: RecognisedParty;
  consignee: RecognisedParty;
  /** In the order in which they are named. */
  vehicles: RecognisedVehicle[];
  order: Partial<Record<OrderField, Recognised>>;
  /** The hours of the wished day, `13:00-18:00`, where its words say them. */
  hours?: Recognised;
  /** The message does not say which side is which: the sides are a proposal, and none of their fields is sure. */
  isAsked: boolean;
  /** In the order of the message. */
  rest: Leftover[];
}
