import { expect, it, vi } from 'vitest';
import { reportLook } from './report-look';

it('a finding fails a test; in the workshop it is reported, and the story stays', () => {
  const addReport = vi.fn();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const found = ['<li> "Home" is data-state="active" by its colour alone (1.1:1)'];
  expect(() => reportLook(found, { addReport }, true)).toThrow(found[0]);
  reportLook(found, { addReport }, false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(found[0]);
  reportLook([], { addReport }, false);
  expect(addReport.mock.calls.map(([{ status }]) => status)).toEqual(['failed', 'failed', 'passed']);
  warn.mockRestore();
});
