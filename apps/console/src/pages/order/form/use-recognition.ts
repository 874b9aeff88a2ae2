import type { FormModel } from '@waybill/ui-shell/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { get as getIn } from 'react-hook-form';
import { toBusinessDate } from '../../kit/business-time';
import type { Recognised, RecognisedOrder } from '../recognise/recognised';
import { loadRegions } from '../regions/use-regions';
import { emptyVehicle, type OrderFields } from './order-fields';

type TextPath =
  | `${'consignor' | 'consignee'}.${'name' | 'phone' | 'region' | 'street'}`
  | `vehicles.0.${'brand' | 'model' | 'plate' | 'frame'}`;

/** What was recognised for a field, and how sure that is from 0 to 1. */
export interface Filled {
  path: TextPath;
  value: string;
  sure: number;
}

type Present = Pick<OrderFields, 'consignor' | 'consignee' | 'vehicles'>;
type Outcome =
  | { filled: readonly Filled[]; before: Present; isAsked: boolean; rest: readonly string[] }
  | 'nothing'
  | 'failed';

/** A pasted message that falls into the fields of an order, and can be taken back as one. */
export interface Recognition {
  /** Another message is being typed. */
  typed: () => void;
  /** What was filled in; empty before and after a message that held nothing. */
  filled: readonly Filled[];
  problem: 'nothing' | 'failed' | undefined;
  /** The message does not say who sends and who receives. */
  isAsked: boolean;
  /** What no rule understood, in the order of the message. */
  rest: readonly string[];
  /** Reads a message into the form; says what came of it in `filled` and `problem`. */
  read: (message: string) => Promise<void>;
  /** Puts back what stood in the fields before; false where nothing was recognised. */
  undo: () => boolean;
}

/**
 * Reads messages into the form of an order. One that was read before the brands had come is read once
 * more; what was written otherwise meanwhile stays.
 */
export function useRecognition(form: FormModel<OrderFields>, brands: readonly string[] | undefined): Recognition {
  const [outcome, setOutcome] = useState<Outcome>();
  const [early, setEarly] = useState<string>();
  const filled = typeof outcome === 'object' ? outcome : undefined;

  const read = async (text: string, again?: typeof filled) => {
    form.set('message', text);
    setEarly(brands ? undefined : text);
    if (text.trim() === '') return;
    try {
      const [{ recognise }, { toRegionNames }, regions] = await Promise.all([
        import('../recognise/recognise'),
        import('../recognise/find-region'),
        loadRegions(),
      ]);
      const before = again?.before ?? valuesOf(form);
      const today = toBusinessDate(Date.now());
      const order = recognise(text.slice(0, 2000), toRegionNames(regions), brands ?? [], today);
      const found = fieldsOf(order);
      const isOurs = ({ path }: Filled) =>
        form.read(path) === (again?.filled.find((each) => each.path === path)?.value ?? getIn(before, path));
      const fields = again ? found.filter(isOurs) : found;
      for (const { path, value } of fields) form.set(path, value);
      setOutcome(
        fields.length === 0 ? 'nothing' : { filled: fields, before, isAsked: order.isAsked, rest: order.rest },
      );
    } catch {
      setOutcome('failed');
    }
  };

  const readAgain = useEffectEvent(() => {
    if (early !== undefined) void read(early, filled);
  });
  useEffect(() => {
    if (brands) readAgain();
  }, [brands]);

  const undo = () => {
    setEarly(undefined);
    if (!filled) return false;
    const { consignor, consignee, vehicles } = filled.before;
    const parties = { consignor, consignee };
    for (const party of ['consignor', 'consignee'] as const)
      for (const name of ['name', 'phone', 'region', 'street'] as const)
        form.set(`${party}.${name}`, parties[party][name]);
    const first = vehicles[0] ?? emptyVehicle;
    for (const name of vehicleNames) form.set(`vehicles.0.${name}`, first[name]);
    setOutcome(undefined);
    form.set('message', '');
    return true;
  };

  return {
    typed: () => {
      if (typeof outcome === 'string') setOutcome(undefined);
    },
    filled: filled?.filled ?? none,
    problem: typeof outcome === 'string' ? outcome : undefined,
    isAsked: filled?.isAsked ?? false,
    rest: filled?.rest ?? nothing,
    read: (text) => read(text),
    undo,
  };
}

const none: readonly Filled[] = [];
const nothing: readonly string[] = [];
const vehicleNames = ['brand', 'model', 'plate', 'frame'] as const;

const valuesOf = (form: FormModel<OrderFields>): Present => ({
  consignor: { ...form.read('consignor') },
  consignee: { ...form.read('consignee') },
  vehicles: form.read('vehicles').map((vehicle) => ({ ...vehicle })),
});

/** What was recognised, by the names of the form's fields. */
function fieldsOf({ consignor, consignee, vehicles: [first = {}] }: RecognisedOrder): Filled[] {
  const vehicle = Object.fromEntries(vehicleNames.map((name) => [name, first[name]]));
  const under = (prefix: string, fields: Readonly<Record<string, Recognised | undefined>>) =>
    Object.entries(fields).flatMap(([name, found]) =>
      found ? [{ path: `${prefix}.${name}` as TextPath, value: found.value, sure: found.sure }] : [],
    );
  return [...under('consignor', consignor), ...under('consignee', consignee), ...under('vehicles.0', vehicle)];
}
