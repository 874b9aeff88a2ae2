import { expect, it } from 'vitest';
import { FrameAddressError, originOfFrame } from './frame-address';

it.each([
  ['javascript:alert(1)', 'javascript: is no scheme of a page'],
  ['JavaScript:alert(1)', 'javascript: is no scheme of a page'],
  ['java\nscript:alert(1)', 'a control character'],
  [' https://a.example', 'a blank'],
  ['data:text/html,<p>', 'data: is no scheme of a page'],
  ['blob:https://a.example/1', 'blob: is no scheme of a page'],
  ['file:///etc/passwd', 'file: is no scheme of a page'],
  ['about:blank', 'about: is no scheme of a page'],
  ['//evil.example/x', 'it begins with //'],
  ['/\\evil.example', 'a back-slash'],
  ['https:evil.example', 'it names no host'],
  ['https:///evil.example', 'it names no host'],
  ['reports.html', 'it is relative'],
  ['', 'it is relative'],
  ['https://ann:secret@a.example/', 'a name or a password'],
  ['https://a.example/?token=T1', 'a token does not belong into an address'],
  ['/reports#access_token=T1', 'a token does not belong into an address'],
])('refuses %j by name', (address, complaint) => {
  expect(() => originOfFrame(address)).toThrow(FrameAddressError);
  expect(() => originOfFrame(address)).toThrow(complaint);
});

it('accepts pages of other hosts and paths of the same host', () => {
  expect(originOfFrame('https://reports.example/board?area=north#top')).toBe('https://reports.example');
  expect(originOfFrame('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  expect(originOfFrame('/reports/board')).toBeNull();
});
