/** A city the platform ships from and to; degrees north and east. */
export interface City {
  name: string;
  latitude: number;
  longitude: number;
}

export const cities: readonly City[] = [
  { name: '北京', latitude: 39.9, longitude: 116.4 },
  { name: '上海', latitude: 31.2, longitude: 121.5 },
  { name: '广州', latitude: 23.1, longitude: 113.3 },
  { name: '深圳', latitude: 22.5, longitude: 114.1 },
  { name: '杭州', latitude: 30.3, longitude: 120.2 },
  { name: '南京', latitude: 32.1, longitude: 118.8 },
  { name: '武汉', latitude: 30.6, longitude: 114.3 },
  { name: '成都', latitude: 30.7, longitude: 104.1 },
  { name: '重庆', latitude: 29.6, longitude: 106.6 },
  { name: '西安', latitude: 34.3, longitude: 108.9 },
  { name: '郑州', latitude: 34.7, longitude: 113.7 },
  { name: '长沙', latitude: 28.2, longitude: 113.0 },
  { name: '青岛', latitude: 36.1, longitude: 120.4 },
  { name: '天津', latitude: 39.1, longitude: 117.2 },
  { name: '昆明', latitude: 25.0, longitude: 102.7 },
  { name: '哈尔滨', latitude: 45.8, longitude: 126.5 },
];

export const cityNames: readonly string[] = cities.map(({ name }) => name);

/** Kilometres by road between two cities: the great circle and a quarter more, rounded to whole kilometres; throws for an unknown name. */
export function distanceBetween(from: string, to: string): number {
  const [a, b] = [cityOf(from), cityOf(to)];
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return Math.round(2 * 6371 * Math.asin(Math.sqrt(half)) * 1.25);
}

function cityOf(name: string): City {
  const city = cities.find((candidate) => candidate.name === name);
  if (!city) throw new Error(`The city "${name}" is not in the list of business/cities.ts.`);
  return city;
}
