import type { Brand } from '../../../contract/brands';
import { type RecognisedVehicle, type Span, sureEnough } from '../recognised';
import type { Scan } from '../scan';
import { type Found, isBare, merged, shareEach, unshared } from './join-vehicles';
import { readModels, spread } from './listed-models';
import { lendBrand, readBrands } from './read-brands';
import { readKinds } from './read-kinds';
import { readTotal } from './vehicle-counts';
import { findApart, readTitledModel } from './vehicle-models';
import { readPapers } from './vehicle-papers';

/** Takes the vehicles out of the text, in the order in which they stand: brands known by the platform, kinds, models, numbers, papers. `isPlace` says where regions are named. */
export function readVehicles(
  scan: Scan,
  brands: readonly Brand[],
  isPlace: (span: Span) => boolean,
): RecognisedVehicle[] {
  const papers = readPapers(scan);
  const branded = spread(scan, readBrands(scan, brands, isPlace));
  const kinds = readKinds(scan);
  const named = branded.length === 0 && kinds.length === 0 ? readModels(scan) : branded;
  const [lone] = named;
  if (lone && named.length === 1 && !lone.vehicle.brand) lendBrand(scan, brands, lone.vehicle);
  const total = readTotal(scan);
  const found = withKinds(
    named,
    kinds.filter(({ vehicle }) => vehicle.category),
  ).sort((a, b) => a.from - b.from);
  const vehicles = merged(unshared(found, scan), total, scan);
  shareEach(scan, vehicles);
  if (total && vehicles.length === 1 && vehicles[0]) vehicles[0].vehicle.quantity ??= total;
  if (total) doubtCounts(vehicles, Number(total.value));
  addPapers(vehicles, papers);
  const first = vehicles[0]?.vehicle;
  readTitledModel(scan, first);
  if (first?.brand && vehicles.length === 1 && !first.model) findApart(scan, first);
  return vehicles.map(({ vehicle }) => cleaned(vehicles.length > 1 && isBare(vehicle) ? doubted(vehicle) : vehicle));
}

/** The vehicles with the kinds that are named apart from them: each is that of the one vehicle that there is, or another vehicle. */
function withKinds(named: readonly Found[], kinds: readonly Found[]): Found[] {
  const [only, ...more] = named;
  if (!only) {
    // 电动车1台、三轮车1台 are two.
    const counted = kinds.filter(({ vehicle }) => vehicle.quantity);
    const isSeveral = new Set(counted.map(({ vehicle }) => vehicle.category?.value)).size > 1;
    return isSeveral ? counted : kinds.slice(0, 1);
  }
  // 电动三轮一台 雅迪电动车一台 本田踏板一台: what none of the brands is.
  const isNew = ({ vehicle }: Found) =>
    vehicle.quantity && !named.some((each) => each.vehicle.category?.value === vehicle.category?.value);
  if (more.length > 0) return [...named, ...kinds.filter(isNew)];
  const others: Found[] = [];
  for (const kind of kinds)
    if (isOther(only.vehicle, kind.vehicle)) {
      // 两台摩托 … 一台无极: two more, or those that are told one by one.
      const isSame = kind.vehicle.category?.value === only.vehicle.category?.value;
      others.push(isSame ? { ...kind, vehicle: withDoubtedCount(kind.vehicle) } : kind);
    } else join(only.vehicle, kind.vehicle);
  return [only, ...others];
}

/** `电动三轮 2 爱玛电动车 4` are two. */
const isOther = (known: RecognisedVehicle, { quantity, category }: RecognisedVehicle): boolean =>
  known.quantity !== undefined &&
  quantity !== undefined &&
  (quantity.value !== known.quantity.value ||
    (category?.value !== known.category?.value && (known.category?.sure ?? 0) >= sureEnough));

function join(known: RecognisedVehicle, kind: RecognisedVehicle): void {
  // A Honda that is called an e-bike is one or the other.
  const isOdd = known.category && kind.category && known.category.value !== kind.category.value;
  const category = isOdd && kind.category ? { ...kind.category, sure: 0.6 } : kind.category;
  Object.assign(known, { ...(known.quantity ? {} : kind), category });
}

/** Numbers that do not make up what is said of all leave open which of them is wrong: 两台车，一台踏板. */
function doubtCounts(vehicles: readonly Found[], total: number): void {
  const sum = vehicles.reduce((all, { vehicle }) => all + Number(vehicle.quantity?.value ?? 1), 0);
  if (sum === total) return;
  for (const each of vehicles) each.vehicle = withDoubtedCount(each.vehicle);
}

const withDoubtedCount = ({ quantity, ...rest }: RecognisedVehicle): RecognisedVehicle => ({
  ...rest,
  ...(quantity && { quantity: { ...quantity, sure: Math.min(quantity.sure, 0.6) } }),
});

/** Gives each paper to the vehicle before it that lacks one, or to the first that does. */
function addPapers(vehicles: Found[], papers: ReturnType<typeof readPapers>): void {
  for (const { field, value, span } of papers) {
    const near =
      vehicles.findLast(({ from, vehicle }) => from < span.from && !vehicle[field]) ??
      vehicles.find(({ vehicle }) => !vehicle[field]);
    const paper = { value, sure: 0.95, at: [span] };
    if (near) near.vehicle[field] = paper;
    else vehicles.push({ ...span, vehicle: { [field]: paper } });
  }
}

const doubted = (vehicle: RecognisedVehicle): RecognisedVehicle => ({
  ...vehicle,
  ...(vehicle.brand && { brand: { ...vehicle.brand, sure: Math.min(vehicle.brand.sure, 0.6) } }),
  ...(vehicle.category && { category: { ...vehicle.category, sure: Math.min(vehicle.category.sure, 0.6) } }),
});

const cleaned = (vehicle: RecognisedVehicle): RecognisedVehicle => {
  const { quantity, model, ...rest } = vehicle;
  // 爱玛小蜜豆2台: what is counted right behind its brand is a model.
  const isCounted =
    quantity?.at[0] &&
    model?.at[0] &&
    quantity.sure >= sureEnough &&
    quantity.at[0].from === model.at[0].to &&
    (/[A-Za-z\d]/.test(model.value) || rest.brand?.at.some(({ to }) => to === model.at[0]?.from));
  return {
    ...rest,
    ...(model && { model: isCounted ? { ...model, sure: Math.max(model.sure, sureEnough) } : model }),
    ...(quantity && Number(quantity.value) > 0 && { quantity }),
  };
};
