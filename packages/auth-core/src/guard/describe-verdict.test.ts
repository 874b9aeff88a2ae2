import { describe, expect, it } from 'vitest';
import { decide } from './decide';
import { describeVerdict } from './describe-verdict';
import type { Guard } from './guard';
import { anonymous, type Subject } from './subject';

const agent: Subject = { ...anonymous, roles: ['Agent'], permissions: ['order:read'] };
const inWords = (guard: Guard | undefined, subject = agent) => describeVerdict(decide(guard, subject));

describe('a verdict in words', () => {
  it('names the required and the held names', () => {
    expect(inWords(['Editor'], { ...anonymous, roles: ['Agent'] })).toBe('needs any of: Editor; holds: Agent');
    expect(inWords({ role: ['Editor', 'Chief'], permission: ['x'] })).toBe(
      'needs any of: Editor, Chief, x; holds: Agent, order:read',
    );
    expect(inWords({ role: ['Editor', 'Agent'], mode: 'allOf' })).toBe(
      'needs all of: Editor, Agent; holds: Agent, order:read',
    );
    expect(inWords({ role: ['Editor'], mode: 'except' })).toBe(
      'refuses whoever holds all of: Editor; holds: Agent, order:read',
    );
  });

  it('names the required features, and those in the wrong state', () => {
    expect(inWords({ flag: ['new-prices', '!maps'] })).toBe(
      'needs the features: new-prices, !maps; not so: new-prices',
    );
  });

  it('reports that the subject holds no names', () => {
    expect(inWords(['Editor'], anonymous)).toBe('needs any of: Editor; holds: nothing');
  });

  it('reports that names were not checked', () => {
    expect(inWords(undefined)).toBe('no guard');
    expect(inWords(['Editor'], { ...anonymous, admin: true })).toBe('full access');
  });

  it('names the problem of the guard and its fix', () => {
    expect(inWords([])).toBe('the guard names nothing, so it denies; name a role or permission or remove the guard');
    expect(inWords({ mode: 'any' } as unknown as Guard)).toBe(
      'the guard is malformed, so it denies; write a list of names or { role, permission, mode }',
    );
  });
});
