import type { FoundRegion } from '../find-region';
import type { Role } from '../recognised';
import { mark } from '../scan';
import { turned, type Zone } from './suppose-sides';

const isRoadAt = (text: string, { end }: FoundRegion) =>
  /^[东南西北中]?[一二三]?(?:路|街|大道|公路|巷)/.test(text.slice(end));

/** Two places that a word leads between are one of each side, also behind what was said of the one that receives: 收 137…⏎南京到扬州. */
function endsOfWay(zones: readonly Zone[], regions: readonly FoundRegion[], text: string): Zone[] | undefined {
  const [one, two, ...more] = regions;
  if (!one || !two || more.length > 0) return undefined;
  const onward = new RegExp(`^[^\\n;,${mark.phone}]*?(?:[发寄送运拉]?[到至往]|→|发|去)\\s?$`).exec(
    text.slice(one.end, two.start),
  );
  const zone = zones.find(({ from, to }) => one.start >= from && one.start < to);
  const next = zones.find(({ from, to }) => two.start >= from && two.start < to);
  if (!onward || zone?.role !== 'consignee' || next?.role !== 'consignee') return undefined;
  if (!text.slice(zone.from, one.start).includes(mark.phone)) return undefined;
  const border = zone === next ? two.start : zone.to;
  return zones.flatMap((each): Zone[] =>
    each === zone
      ? [
          { role: 'consignee', from: zone.from, to: one.start },
          { role: 'consignor', from: one.start, to: border },
          { role: 'consignee', from: border, to: zone.to },
        ]
      : [each],
  );
}

/** Where one sends from a place, and that place alone stands at the other side, the words about the sides were read across: 从长沙寄回老家，他在长沙岳麓区…，我在邵东…. */
function uncrossed(
  zones: readonly Zone[],
  regions: readonly FoundRegion[],
  text: string,
  holdsPhone: (zone: Zone) => boolean,
): Zone[] | undefined {
  const citiesIn = (own: readonly Zone[]) =>
    regions
      .filter((each) => !isRoadAt(text, each) && own.some(({ from, to }) => each.start >= from && each.start < to))
      .map(({ code }) => code.slice(0, 4));
  const first = zones.find((zone) => zone.role === 'consignor' && citiesIn([zone]).length > 0);
  const [city] = first ? citiesIn([first]) : [];
  const there = citiesIn(zones.filter(({ role }) => role === 'consignee'));
  const here = citiesIn(zones.filter(({ role }) => role === 'consignor'));
  if (!first || holdsPhone(first) || there.length === 0) return undefined;
  if (there.some((each) => each !== city) || here.every((each) => each === city)) return undefined;
  return zones.flatMap((zone) => (zone === first ? [zone] : turned([zone])));
}

/** What names the place of the other side again speaks of that side: 从昆明运到老家, 昆明盘龙区…, 老家是保山…. */
function byCity(zones: readonly Zone[], regions: readonly FoundRegion[], text: string): Zone[] {
  const places = regions.filter((each) => !isRoadAt(text, each));
  const cityOf = ({ code }: FoundRegion) => code.slice(0, 4);
  const within = (role: Role) =>
    places.filter(({ start }) => zones.some((zone) => zone.role === role && start >= zone.from && start < zone.to));
  const [one, ...more] = within('consignor');
  // 发济源 收货人… 济源… 货在洛阳…: what both sides name is of the one that has no other place.
  const first = more.find((each) => !within('consignee').some((there) => cityOf(there) === cityOf(each))) ?? one;
  const other = first && within('consignee').find((each) => cityOf(each) !== cityOf(first));
  if (!first || !other) return [...zones];
  const sides: Readonly<Record<string, Role>> = { [cityOf(first)]: 'consignor', [cityOf(other)]: 'consignee' };
  return zones.flatMap((zone) => {
    const parts: Zone[] = [];
    let { from, role } = zone;
    for (const place of places.filter(({ start }) => start >= zone.from && start < zone.to)) {
      const own = sides[cityOf(place)];
      if (!own || own === role) continue;
      if (place.start > from) parts.push({ role, from, to: place.start });
      ({ start: from } = place);
      role = own;
    }
    return [...parts, { role, from, to: zone.to }];
  });
}

/** Corrects the sides by the places that they hold; what is told by the place alone, against or beside the words, is asked. */
export function byPlace(
  zones: readonly Zone[],
  regions: readonly FoundRegion[],
  text: string,
  holdsPhone: (zone: Zone) => boolean,
): { zones: Zone[]; isAsked: boolean } {
  const ends = endsOfWay(zones, regions, text);
  if (ends) return { zones: ends, isAsked: false };
  const crossed = uncrossed(zones, regions, text, holdsPhone);
  const placed = crossed ?? byCity(zones, regions, text);
  return { zones: placed, isAsked: crossed !== undefined || placed.length > zones.length };
}
