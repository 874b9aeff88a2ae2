import { expect, test } from 'vitest';
import { toDevice, toPlace } from './origin';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Chrome 131 · Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge 131 · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; V2) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'WeChat 8 · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132 · Linux'],
  ['curl/8.5.0', ''],
])('%s', (userAgent, device) => expect(toDevice(userAgent)).toBe(device));

test.each([
  ['127.0.0.1', 'machine'],
  ['::1', 'machine'],
  ['192.168.1.7', 'network'],
  ['172.20.0.4', 'network'],
  ['172.32.0.4', 'internet'],
  ['203.0.113.9', 'internet'],
  ['', 'unknown'],
])('%s is of the %s', (ip, place) => expect(toPlace(ip)).toBe(place));
