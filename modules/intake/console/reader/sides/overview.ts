import { type FoundRegion, findRegions, type RegionNames } from '../find-region';
import { cover, mark, type Scan } from '../scan';

/** What leads from one place of a way to the other. */
const onward = /^[^\ue001\n;]{0,16}(?:[发寄运送拉走到去至往回]|→|-)[到去往至回]?\s?$/;

/** The codes of the places that a way leads from and to. */
export interface Way {
  from: string;
  to: string;
}

/** Takes a way that is told in short out of the text, where both of its places are named again with all that belongs to them: `大连发青岛一台，大连甘井子区…，青岛城阳区…`. */
export function coverOverview(scan: Scan, names: RegionNames): Way | undefined {
  const places = findRegions(scan.text, names);
  for (const [at, one] of places.entries()) {
    const two = places[at + 1];
    if (!two || !onward.test(scan.text.slice(one.end, two.start)) || isSame(one, two)) continue;
    const others = places.filter((each) => each !== one && each !== two);
    const isAgain = (place: FoundRegion) => others.some((each) => names.isWhole(each.code) && isSame(place, each));
    if (!isAgain(one) || !isAgain(two)) continue;
    // What has a street or somebody behind it is more than a way, but not what has another place there.
    const isMore =
      /^[ ]?(?!发|寄|运|送|拉|走|到|去|至|往|的|吗|多少)[^\s,;\ue000-\uf8ff]{2}/u.test(scan.text.slice(two.end)) &&
      !others.some(({ start }) => start >= two.end && scan.text.slice(two.end, start).trim() === '');
    if (isMore) continue;
    const lead = /(?:[从由]|线路[\s:]*|货源[\s:]*|路线[\s:]*)$/.exec(scan.text.slice(0, one.start))?.[0].length ?? 0;
    cover(scan, one.start - lead, two.end, mark.label);
    return { from: one.code, to: two.code };
  }
  return undefined;

  /** A city is the same as what lies in it. */
  function isSame(one: FoundRegion, two: FoundRegion): boolean {
    const areWhole = names.isWhole(one.code) && names.isWhole(two.code);
    return areWhole ? one.code === two.code : one.code.slice(0, 4) === two.code.slice(0, 4);
  }
}
