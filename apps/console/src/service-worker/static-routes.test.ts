import { expect, it } from 'vitest';
import { staticRoutes } from './static-routes';

it('sends calls to the network and each file that was fetched ahead to its cache, by its path alone', () => {
  const files = ['https://acme.example/assets/home-a1.js', 'https://acme.example/office/(new)/a:b+c.js?x'];
  expect(
    staticRoutes(
      files.map((url) => new URL(url)),
      'ahead',
    ),
  ).toEqual([
    { condition: { requestDestination: '' }, source: 'network' },
    { condition: { urlPattern: { pathname: '/assets/home-a1.js' } }, source: { cacheName: 'ahead' } },
    { condition: { urlPattern: { pathname: '/office/\\(new\\)/a\\:b\\+c.js' } }, source: { cacheName: 'ahead' } },
  ]);
});
