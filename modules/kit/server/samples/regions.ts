import { areaList } from '@vant/area-data';

/** A province, city or district of China by its national code (GB/T 2260). */
export interface Region {
  code: string;
  /** From the province down: 浙江省, 杭州市, 余杭区. Omits generic names, such as 县 of Chongqing. */
  names: readonly string[];
  /** The short name of the city: 杭州. */
  city: string;
}

const { province_list: provinces, city_list: cities, county_list: counties } = areaList;

/** Cities that have no districts: the data has made-up codes for their towns, the national code is that of the city. */
const undivided = new Set(['441900', '442000', '460400', '620200']);
const nameless = new Set(['县', '省直辖县', '自治区直辖县级行政区划']);

/** The region of a code that an address may have: a district, or a city without districts. */
export function findRegion(code: string): Region | undefined {
  const city = `${code.slice(0, 4)}00`;
  if (!Object.hasOwn(cities, city)) return undefined;
  const isWhole = code === city && undivided.has(city);
  if (!isWhole && (undivided.has(city) || !Object.hasOwn(counties, code))) return undefined;
  return toRegion(code);
}

/** Describes a region of an order of any age; older orders name a whole city. */
export function describeRegion(code: string): Region {
  return toRegion(code);
}

function toRegion(code: string): Region {
  const province = provinces[`${code.slice(0, 2)}0000`] ?? '';
  const city = cities[`${code.slice(0, 4)}00`] ?? '';
  const district = counties[code] ?? '';
  const cityNames = nameless.has(city) ? [] : [city];
  const names = [...new Set([province, ...cityNames, district])].filter((name) => name !== '');
  return { code, names, city: toCityName(cityNames[0] ?? (district || province)) };
}

const toCityName = (name: string) => name.replace(/市$/, '');

/** Returns the districts of a city by its six-digit code, or the city itself if it has no districts. */
export function districtsOf(city: string): readonly string[] {
  if (undivided.has(city)) return [city];
  return districtsByCity.get(city.slice(0, 4)) ?? [];
}

const districtsByCity: ReadonlyMap<string, readonly string[]> = groupByCity(Object.keys(counties));

function groupByCity(codes: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const code of codes) {
    const group = groups.get(code.slice(0, 4));
    if (group) group.push(code);
    else groups.set(code.slice(0, 4), [code]);
  }
  return groups;
}

/** Kilometres by road between two regions: the great circle and a quarter more; within one place a flat figure. */
export function distanceBetween(from: string, to: string): number {
  const [a, b] = [placeOf(from), placeOf(to)];
  if (a === b) return from.slice(0, 4) === to.slice(0, 4) ? 30 : 150;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b[0] - a[0]) / 2) ** 2 +
    Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(radians(b[1] - a[1]) / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(half)) * 1.25);
}

type Place = readonly [north: number, east: number];

/** Returns the place of a region: its city if that is a large one, else the seat of its province. */
function placeOf(code: string): Place {
  const place = seats[code.slice(0, 4)] ?? seats[code.slice(0, 2)];
  if (!place) throw new Error(`The region "${code}" lies in no province of business/regions.ts.`);
  return place;
}

/** Degrees north and east of the seats of provinces, and of the largest cities. */
const seats: Readonly<Record<string, Place>> = {
  11: [39.9, 116.4],
  12: [39.1, 117.2],
  13: [38.0, 114.5],
  14: [37.9, 112.5],
  15: [40.8, 111.7],
  21: [41.8, 123.4],
  22: [43.8, 125.3],
  23: [45.8, 126.5],
  31: [31.2, 121.5],
  32: [32.1, 118.8],
  33: [30.3, 120.2],
  34: [31.8, 117.2],
  35: [26.1, 119.3],
  36: [28.7, 115.9],
  37: [36.7, 117.0],
  41: [34.7, 113.7],
  42: [30.6, 114.3],
  43: [28.2, 113.0],
  44: [23.1, 113.3],
  45: [22.8, 108.4],
  46: [20.0, 110.3],
  50: [29.6, 106.6],
  51: [30.6, 104.1],
  52: [26.6, 106.7],
  53: [25.0, 102.7],
  54: [29.7, 91.1],
  61: [34.3, 108.9],
  62: [36.1, 103.8],
  63: [36.6, 101.8],
  64: [38.5, 106.3],
  65: [43.8, 87.6],
  71: [25.0, 121.5],
  81: [22.3, 114.2],
  82: [22.2, 113.5],
  2102: [38.9, 121.6],
  3202: [31.6, 120.3],
  3203: [34.3, 117.2],
  3205: [31.3, 120.6],
  3302: [29.9, 121.6],
  3303: [28.0, 120.7],
  3307: [29.1, 119.7],
  3502: [24.5, 118.1],
  3505: [24.9, 118.6],
  3702: [36.1, 120.4],
  3706: [37.5, 121.4],
  3707: [36.7, 119.1],
  4103: [34.6, 112.5],
  4205: [30.7, 111.3],
  4403: [22.5, 114.1],
  4406: [23.0, 113.1],
  4413: [23.1, 114.4],
  4419: [23.0, 113.8],
  4420: [22.5, 113.4],
  4503: [25.3, 110.3],
  4602: [18.3, 109.5],
  5107: [31.5, 104.7],
  5203: [27.7, 106.9],
  5329: [25.6, 100.2],
  6202: [39.8, 98.3],
  6531: [39.5, 76.0],
};

/** The cities that filters offer and that the seeded orders travel between. */
export const offeredCities: readonly string[] = [
  '110100',
  '310100',
  '440100',
  '440300',
  '330100',
  '320100',
  '420100',
  '510100',
  '500100',
  '610100',
  '410100',
  '430100',
  '370200',
  '120100',
  '530100',
  '230100',
];

/** The short names of the offered cities. */
export const offeredCityNames: readonly string[] = offeredCities.map((code) => toRegion(code).city);
