import { type FoundRegion, findRegions, type RegionNames } from './find-region';
import { cover, mark, type Scan } from './scan';

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
  const [one, two, ...more] = places;
  if (!one || !two || !onward.test(scan.text.slice(one.end, two.start))) return undefined;
  const isAgain = ({ code }: FoundRegion) =>
    more.some((each) =>
      names.isWhole(code) ? each.code === code : each.code.slice(0, 4) === code.slice(0, 4) && names.isWhole(each.code),
    );
  if (one.code.slice(0, 4) === two.code.slice(0, 4) || !isAgain(one) || !isAgain(two)) return undefined;
  // What has a street or somebody behind it is more than a way.
  if (/^[ ]?(?!发|寄|运|送|拉|走|到|去|至|往|的|吗|多少)[^\s,;\ue000-\uf8ff]{2}/u.test(scan.text.slice(two.end)))
    return undefined;
  const lead = /(?:[从由]|线路[\s:]*|货源[\s:]*|路线[\s:]*)$/.exec(scan.text.slice(0, one.start))?.[0].length ?? 0;
  cover(scan, one.start - lead, two.end, mark.label);
  return { from: one.code, to: two.code };
}
