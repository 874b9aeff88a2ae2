import type { Category } from '@waybill/intake/contract';
import { kitMessages } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { TwoLines } from '@waybill/ui-shell/table';
import type { Order, Vehicle } from '../../contract/order';
import { orderMessages } from './messages';

/** The word for a kind of vehicle. */
export function CategoryWord({ category }: { category: Category }) {
  return useText()(kitMessages[category]);
}

/** What came along with a vehicle: battery, keys, papers. */
export function AlongWords({ of: { battery, keys, papers } }: { of: Pick<Vehicle, 'battery' | 'keys' | 'papers'> }) {
  return useText()(orderMessages.cameAlong, { battery, keys, papers: papers ? 'yes' : 'no' });
}

/** What is shipped: the kind of the first vehicle, below it brand and model, and how many more there are. */
export function VehicleLines({ of: { vehicles } }: { of: Pick<Order, 'vehicles'> }) {
  const t = useText();
  const [first, ...others] = vehicles;
  if (!first) return null;
  return (
    <TwoLines below={nameOf(first)}>
      <CategoryWord category={first.category} />
      {others.length > 0 && (
        <span>{` ${t(orderMessages.moreVehicles, { count: vehicles.length, others: others.length })}`}</span>
      )}
    </TwoLines>
  );
}

/** Brand and model of a vehicle. */
export const nameOf = ({ brand, model }: Pick<Vehicle, 'brand' | 'model'>): string => `${brand} ${model}`.trim();
