import type { Category } from '@waybill/intake/contract';
import { kitMessages } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { TwoLines } from '@waybill/ui-shell/table';
import type { Order, Vehicle } from '../../contract/order';
import { orderMessages } from './messages';

export function CategoryWord({ category }: { category: Category }) {
  return useText()(kitMessages[category]);
}

/** The accessories of a vehicle: battery, keys, papers. */
export function AlongWords({ of: { battery, keys, papers } }: { of: Pick<Vehicle, 'battery' | 'keys' | 'papers'> }) {
  return useText()(orderMessages.cameAlong, { battery, keys, papers: papers ? 'yes' : 'no' });
}

/** The kind of the first vehicle, its brand and model, and the number of further vehicles. */
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

export const nameOf = ({ brand, model }: Pick<Vehicle, 'brand' | 'model'>): string => `${brand} ${model}`.trim();
