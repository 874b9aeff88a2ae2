import type { Brand, Category } from '../contract/brands';
import type { RegionNames } from './regions/find-region';

/** A stretch of the text. */
export type Span = { from: number; to: number };

/** How certain a value is: written and clear; written with two possible readings; supposed from something else. Only the first is shown without a mark. */
export type Certainty = 'certain' | 'uncertain' | 'guess';

/** A value, its certainty, and its spans in the text; a row has no spans. */
export interface ReadField<Value extends string = string> {
  value: Value;
  sure: Certainty;
  at: readonly Span[];
}

export type Role = 'consignor' | 'consignee';
export type PartyField = 'name' | 'phone' | 'region' | 'street';
export type VehicleField = 'brand' | 'model' | 'plate' | 'frame' | 'quantity' | 'value' | 'battery' | 'keys' | 'papers';
/** Terms with a closed list of values; a value is the one that the form has. */
export type ChoiceField = 'payer' | 'insured' | 'collection' | 'delivery' | 'packing';
/** Amounts are in yuan, `day` is `YYYY-MM-DD`, `hours` is `13:00-18:00`. `insuredValue` is the sum for all vehicles. */
export type TermField = ChoiceField | 'cashOnDelivery' | 'insuredValue' | 'day' | 'hours' | 'remark';

/** Fields of one side; `region` is the national code. */
export type ReadParty = Partial<Record<PartyField, ReadField>>;
export type ReadVehicle = Partial<Record<VehicleField, ReadField>> & { category?: ReadField<Category> };

/** An order; fields that the source lacks are absent. */
export interface ReadOrder {
  consignor: ReadParty;
  consignee: ReadParty;
  /** In the order of the text. */
  vehicles: readonly ReadVehicle[];
  terms: Partial<Record<TermField, ReadField>>;
}

/** Text that belongs to no field. `orders` are the indexes of the orders that it is about; text before or after several orders is about all of them. */
export type Leftover = Span & { text: string; orders: readonly number[] };

/** The orders of a source; `words` are the spans that name a field or a side and hold no value. */
export interface OrderReading<Order extends ReadOrder = ReadOrder> {
  orders: readonly Order[];
  leftovers: readonly Leftover[];
  /** The text does not say who sends: the sides of this order are a proposal. */
  questions: readonly { kind: 'sides'; order: number }[];
  words: readonly Span[];
}

/** Facts that a reader needs beside the source; plain data, so that it can be sent to a worker or over the network. */
export interface ReadContext {
  /** Brands that the platform knows. */
  brands: readonly Brand[];
  /** Day of the business, `YYYY-MM-DD`, from which words such as 明天 count. */
  today: string;
}

/** The same with the names of regions, which the reader makes itself. */
export type NamesContext = ReadContext & { names: RegionNames };
