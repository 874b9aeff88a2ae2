import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/regions';
// The corpus uses the platform's list of brands.
import { brands } from '@waybill/orders/server';
import type { OrderReading, ReadField } from '../reading';
import { toRegionNames } from '../regions/find-region';
import { readText } from '../text/read-text';
import { corpusDay } from './slots.test-data';

export const names = toRegionNames(toRegions(areaList));

/** Reads a text on the day of the corpus. */
export const read = (text: string): OrderReading => readText(text, { brands, today: corpusDay, names });

/** Two complete sides; a test appends the text that it is about. */
export const sides = '发件：嘉兴南湖区中山路8号 费良 13967350482，收件：六安金寨县江店村老屋组70号 储红 13856428195，';

/** Reads the first order of a message by field: `consignor.name`, `vehicle0.model`, `order.payer`. */
export const readFields = (message: string): Record<string, ReadField | undefined> => {
  const [order] = read(message).orders;
  const { consignor = {}, consignee = {}, vehicles = [], terms = {} } = order ?? {};
  const all = {
    consignor,
    consignee,
    order: terms,
    ...Object.fromEntries(vehicles.map((each, at) => [`vehicle${at}`, each])),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([part, fields]) =>
      Object.entries(fields).map(([field, found]) => [`${part}.${field}`, found as ReadField]),
    ),
  );
};
