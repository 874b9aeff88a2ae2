import { describe, expect, it } from 'vitest';
import { createSubject } from '../guard/holdings';
import { createRecordChecker, decideRecord } from './decide-record';

const rules = { permission: 'write:order', where: { owner: 'me', state: ['pending'] } };
const ann = createSubject({ permissions: ['write:order'], facts: { id: 7 } });
const wrong = { owner: 7, state: 'gone' };
const reason = {
  kind: 'refused',
  rules: [{ rule: 0, facts: [{ fact: 'state', problem: 'differs', test: 'is', expected: 'pending' }] }],
};

describe('the reason of a refusal', () => {
  it('is made when it is read, once', () => {
    let reads = 0;
    const record = {
      owner: 7,
      get state() {
        reads += 1;
        return 'gone';
      },
    };
    const verdict = decideRecord(rules, ann, record);
    expect(verdict.allowed).toBe(false);
    expect(reads).toBe(1);
    const first = verdict.reason;
    const after = reads;
    expect(after).toBeGreaterThan(1);
    expect(verdict.reason).toBe(first);
    expect(reads).toBe(after);
  });

  it('outlives a copy, JSON and a structured clone, and equals a plain verdict', () => {
    const verdict = decideRecord(rules, ann, wrong);
    expect(decideRecord(rules, ann, wrong)).toEqual({ allowed: false, reason });
    expect({ ...verdict }).toStrictEqual({ allowed: false, reason });
    expect(JSON.parse(JSON.stringify(verdict))).toStrictEqual({ allowed: false, reason });
    expect(structuredClone(verdict)).toStrictEqual({ allowed: false, reason });
    expect(Object.keys(verdict)).toEqual(['allowed', 'reason']);
  });

  it('throws an explaining error if it is read through a proxy', () => {
    const verdict = new Proxy(decideRecord(rules, ann, wrong), {});
    expect(() => verdict.reason).toThrow('not through a proxy');
  });

  it('is one for all records where names refuse', () => {
    const check = createRecordChecker(rules, createSubject({ facts: { id: 7 } }));
    expect(check(wrong).reason).toBe(check({ owner: 7, state: 'pending' }).reason);
    expect(check(wrong)).toMatchObject({
      allowed: false,
      reason: { rules: [{ names: { missing: { permissions: ['write:order'] } } }] },
    });
  });
});
