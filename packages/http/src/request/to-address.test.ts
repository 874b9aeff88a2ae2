import axios from 'axios';
import { describe, expect, it } from 'vitest';
import { Mistake } from '../errors/mistake';
import { toAddress } from './to-address';

const bases = ['', '/', '/api', '/api/', 'https://api.test', 'https://api.test/v1//'];
const urls = [
  '',
  '/orders',
  'orders?a=b',
  '//else.test/x',
  'HTTPS://else.test/x',
  '/a/../b',
  '/a#part',
  '/a?b#part',
  'mailto:x',
  '\\\\else.test',
];
const queries = ['', 'page=1&name=%E8%BD%A6', 'a=b+c'];
const page = 'http://own.invalid';

describe('the address of a call', () => {
  it.each(bases.flatMap((base) => urls.flatMap((url) => queries.map((query) => [base, url, query] as const))))(
    'is the one that axios makes of base "%s", url "%s" and query "%s"',
    (baseURL, url, query) => {
      const uri = axios.getUri({
        baseURL,
        url,
        ...(query && { params: query }),
        paramsSerializer: { serialize: String },
      });
      expect(toAddress(url, baseURL, query).href).toBe(new URL(uri, page).href);
    },
  );

  it.each(['https:else.test', ' http:/else.test', 'ht\ntps:else.test'])('refuses %j as axios does', (url) => {
    expect(() => axios.getUri({ url })).toThrow();
    expect(() => toAddress(url)).toThrow(Mistake);
  });

  it('refuses an invalid address', () => {
    expect(() => toAddress('https://[')).toThrow(TypeError);
  });
});
