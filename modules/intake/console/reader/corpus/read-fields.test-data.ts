import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
// Messages are read with the list of the platform.
import { brands } from '@waybill/orders/server';
import { toRegionNames } from '../find-region';
import { recognise } from '../recognise';
import { corpusDay } from './slots.test-data';

const names = toRegionNames(toRegions(areaList));

/** Two whole sides, behind which a test says the kind that it is about. */
export const sides = '发件：嘉兴南湖区中山路8号 费良 13967350482，收件：六安金寨县江店村老屋组70号 储红 13856428195，';

/** What a message says, by `consignor.name`, `vehicle0.model`, `order.payer`. */
export const readFields = (message: string): Record<string, { value: string; sure: number } | undefined> => {
  const { consignor, consignee, vehicles, order } = recognise(message, names, brands, corpusDay);
  const all = {
    consignor,
    consignee,
    order,
    ...Object.fromEntries(vehicles.map((each, at) => [`vehicle${at}`, each])),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([part, fields]) =>
      Object.entries(fields).map(([field, { value, sure }]) => [`${part}.${field}`, { value, sure }]),
    ),
  );
};
