/** A recognised value and how sure it is, from 0 to 1. */
export interface Recognised {
  value: string;
  sure: number;
}

export type PartyField = 'name' | 'phone' | 'region' | 'street';
export type VehicleField = 'brand' | 'model' | 'plate' | 'frame' | 'quantity';
/** `cashOnDelivery` and `insuredValue` in yuan, `day` as `YYYY-MM-DD`, `payer` as the form has it. */
export type OrderField = 'cashOnDelivery' | 'insuredValue' | 'payer' | 'day' | 'remark';

export type Role = 'consignor' | 'consignee';
export type RecognisedParty = Partial<Record<PartyField, Recognised>>;
export type RecognisedVehicle = Partial<Record<VehicleField, Recognised>>;

/** What a message holds; a field that it does not hold is absent. */
export interface RecognisedOrder {
  consignor: RecognisedParty;
  consignee: RecognisedParty;
  /** In the order in which they are named. */
  vehicles: RecognisedVehicle[];
  order: Partial<Record<OrderField, Recognised>>;
  /** The message does not say which side is which: the sides are a proposal, and none of their fields is sure. */
  isAsked: boolean;
  /** Text that no rule understood, in its order. */
  rest: string[];
}
