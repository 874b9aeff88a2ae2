import { expect, it } from 'vitest';
import { frame } from '../console/features/navigation/frame/frame';
import { toRouteList } from '../console/features/navigation/routes/to-route-list';
import { contentSecurityPolicy, framesOf } from './content-security-policy';

const routes = [
  { path: '/board', name: 'Board', page: frame('https://reports.example/board?area=north') },
  {
    path: '/group',
    children: [
      { path: 'other', page: frame({ address: 'https://reports.example/other' }) },
      { path: 'own', page: frame('/own/page') },
      { path: 'plain', page: async () => ({ default: () => null }) },
    ],
  },
];

it('allows frames of the origins in the route table, each once, and of the host itself', () => {
  const frames = framesOf(toRouteList(routes));
  expect(frames).toEqual(['https://reports.example/board?area=north', 'https://reports.example/other', '/own/page']);
  expect(contentSecurityPolicy({ nonce: 'N', frames })).toContain("; frame-src 'self' https://reports.example; ");
});

it('allows no inline code and no foreign host by itself', () => {
  const policy = contentSecurityPolicy({ nonce: 'N' });
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).toContain("script-src 'self' 'nonce-N'");
  expect(contentSecurityPolicy({ nonce: 'N', connect: ['https://api.example'] })).toContain(
    "connect-src 'self' https://api.example;",
  );
});

it('lets no text become code: the types that do are those of the worker’s address and of the sanitiser', () => {
  expect(contentSecurityPolicy({ nonce: 'N' })).toContain(
    "require-trusted-types-for 'script'; trusted-types waybill dompurify",
  );
});
