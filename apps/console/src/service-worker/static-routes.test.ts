import { expect, it } from 'vitest';
import { isImmutable, staticRoutes } from './static-routes';

it('routes calls to the network and each precached file to its cache, by path', () => {
  const files = ['https://acme.example/assets/home-a1.js', 'https://acme.example/office/(new)/a:b+c.js?x'];
  expect(
    staticRoutes(
      files.map((url) => new URL(url)),
      { cacheName: 'ahead' },
    ),
  ).toEqual([
    { condition: { requestDestination: '' }, source: 'network' },
    { condition: { urlPattern: { pathname: '/assets/home-a1.js' } }, source: { cacheName: 'ahead' } },
    { condition: { urlPattern: { pathname: '/office/\\(new\\)/a\\:b\\+c.js' } }, source: { cacheName: 'ahead' } },
  ]);
});

it('treats only responses marked as immutable as such', () => {
  const says = (control?: string) =>
    isImmutable(new Response('', control ? { headers: { 'Cache-Control': control } } : {}));
  expect(says('public, max-age=31536000, immutable')).toBe(true);
  expect(says('public, max-age=31536000')).toBe(false);
  expect(says('no-cache')).toBe(false);
  expect(says()).toBe(false);
});
