/** The three lists of the data package, by six-digit code. */
export interface RegionData {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

/** A place with its parts. */
export interface RegionOption {
  /** National code (GB/T 2260) of six digits. */
  value: string;
  label: string;
  children?: readonly RegionOption[];
}

/** Provinces, cities and districts of China by their national codes. */
export interface Regions {
  /** The provinces with cities and districts. */
  readonly tree: readonly RegionOption[];
  /** Whether an address may end here: at a district, or at a city without districts. */
  isWhole: (code: string) => boolean;
  /** Returns the names from the province down, without generic ones. */
  namesOf: (code: string) => string[];
  /** Every district and every city without districts. */
  readonly wholes: readonly string[];
}

/** Cities that have no districts: the data has made-up codes for their towns, the national code is that of the city. */
const undivided = new Set(['441900', '442000', '460400', '620200']);
/** Names at the level of cities that are not cities. */
const nameless = new Set(['县', '省直辖县', '自治区直辖县级行政区划']);

export const provinceOf = (code: string): string => (code === '' ? '' : `${code.slice(0, 2)}0000`);
export const cityOf = (code: string): string =>
  /^\d{4}/.test(code) && !/^..00/.test(code) ? `${code.slice(0, 4)}00` : '';

/** The codes from the province down to a code. */
export const pathOf = (code: string): string[] => [
  ...new Set([provinceOf(code), cityOf(code), code].filter((each) => each !== '')),
];

/** Converts the region data to a tree of provinces, cities and districts, with lookups by code. */
export function toRegions({ province_list, city_list, county_list }: RegionData): Regions {
  const cities = groupBy(city_list, 2);
  const districts = groupBy(county_list, 4);
  const districtsOf = (code: string) => (undivided.has(cityOf(code)) ? [] : (districts.get(code.slice(0, 4)) ?? []));
  const isWhole = (code: string) =>
    undivided.has(code) || (Object.hasOwn(county_list, code) && !undivided.has(cityOf(code)));
  return {
    tree: Object.entries(province_list).map(([value, label]) => ({
      value,
      label,
      children: (cities.get(value.slice(0, 2)) ?? []).map((city) => {
        const children = districtsOf(city.value);
        return children.length > 0 ? { ...city, children } : city;
      }),
    })),
    isWhole,
    namesOf: (code) => {
      const city = city_list[cityOf(code)] ?? '';
      const names = [province_list[provinceOf(code)], nameless.has(city) ? '' : city, county_list[code]];
      return [...new Set(names)].filter((name) => name !== undefined && name !== '') as string[];
    },
    wholes: [...undivided, ...Object.keys(county_list).filter(isWhole)],
  };
}

function groupBy(list: Readonly<Record<string, string>>, digits: number): Map<string, RegionOption[]> {
  const groups = new Map<string, RegionOption[]>();
  for (const [value, label] of Object.entries(list)) {
    const key = value.slice(0, digits);
    const group = groups.get(key);
    if (group) group.push({ value, label });
    else groups.set(key, [{ value, label }]);
  }
  return groups;
}
