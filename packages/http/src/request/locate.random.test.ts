import axios from 'axios';
import { expect, it } from 'vitest';
import { locate } from './locate';
import { toAddress } from './to-address';

const seed = Number(process.env.WAYBILL_SEED ?? 1);
const rounds = process.env.WAYBILL_THOROUGH === '1' ? 100_000 : 5000;
const page = 'http://own.invalid';
const pieces =
  '/ // \\ \\\\ .. . @ user:pw@ evil.example http: https: HTTP: data:, blob: file: javascript: ? # : :80 [::1] ／ 。 %2f %5c x'
    .split(' ')
    .concat([' ', '\t', '\n', '\r', '\0', '\x1f', '\u00ad', '\u202e', '\ufeff']);
const bases = ['', '/api', 'https://own.example', 'https://own.example/api/', '//own.example/x'];

it(`an address of the base's origin never leaves it, by either transport (seed ${seed}) [address-from-random-parts]`, () => {
  let state = seed;
  const below = (count: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * count);
  };
  let judged = 0;
  for (let round = 0; round < rounds; round += 1) {
    const url = Array.from({ length: 1 + below(7) }, () => pieces[below(pieces.length)]).join('');
    const baseURL = bases[below(bases.length)] ?? '';
    if (locate(url, baseURL).foreign) continue;
    judged += 1;
    const what = `WAYBILL_SEED=${seed}, round ${round}: ${JSON.stringify(url)} after ${baseURL}`;
    const { origin } = new URL(baseURL, page);
    expect(toAddress(url, baseURL).origin, what).toBe(origin);
    expect(carriedTo(baseURL, url) ?? origin, what).toBe(origin);
  }
  expect(judged).toBeGreaterThan(rounds / 10);
});

/** The origin that axios would call; undefined if it refuses the address. */
function carriedTo(baseURL: string, url: string): string | undefined {
  try {
    return new URL(axios.getUri({ baseURL, url }), page).origin;
  } catch {
    return undefined;
  }
}
