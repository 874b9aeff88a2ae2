import { kitMessages } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { type Control, useWatch } from 'react-hook-form';
import { orderMessages } from '../shared/messages';
import type { OrderFields } from './order-fields';

export interface VehicleSummaryProps {
  control: Control<OrderFields>;
  /** The index of the vehicle. */
  place: number;
}

/** The kind, brand and model of a vehicle in one line. */
export function VehicleSummary({ control, place }: VehicleSummaryProps) {
  const t = useText();
  const vehicle = useWatch({ control, name: `vehicles.${place}` });
  const { category = '', brand, model, plate } = vehicle ?? {};
  return [category && t(kitMessages[category]), brand, model, plate].filter(Boolean).join(' · ');
}

/** The other values of a vehicle in one line. */
export function VehicleDetails({ control, place }: VehicleSummaryProps) {
  const t = useText();
  const vehicle = useWatch({ control, name: `vehicles.${place}` });
  if (!vehicle) return null;
  const { plate, frame, value, keys, battery, papers } = vehicle;
  const along = t(orderMessages.cameAlong, { battery, keys: Number(keys) || 0, papers: papers ? 'yes' : 'no' });
  return [plate, frame, value && `¥${value}`, along].filter(Boolean).join(' · ');
}
