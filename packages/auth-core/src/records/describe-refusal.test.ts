import { describe, expect, it } from 'vitest';
import { createSubject } from '../guard/holdings';
import type { RecordRules } from '../guard/record-rule';
import { decideRecord } from './decide-record';
import { describeRefusal } from './describe-refusal';

const ann = createSubject({ permissions: ['write:order'], facts: { id: 7 } });
const rules: RecordRules = [
  { permission: ['write:order', 'manage:order'], mode: 'allOf', where: {}, when: { state: ['pending', 'accepted'] } },
  { permission: 'write:order', where: { owner: 'me' }, when: { state: ['pending', 'accepted'] } },
];

function says(record: object, given: RecordRules = rules, subject = ann): [zh: string, en: string] {
  const verdict = decideRecord(given, subject, record);
  return [describeRefusal(verdict, { language: 'zh' }), describeRefusal(verdict, { language: 'en' })];
}

describe('the description of a refusal', () => {
  it('is empty for an allowed record', () => expect(says({ owner: 7, state: 'pending' })).toEqual(['', '']));

  it('names the problems of the nearest rule: of the record, before names of the person', () => {
    expect(says({ owner: 7, state: 'signed' })).toEqual([
      'state须为pending或accepted',
      'state must be pending or accepted',
    ]);
    expect(says({ owner: 8, state: 'signed' })[1]).toBe('owner must be 7, and state must be pending or accepted');
  });

  it('names the fact that is missing, of the record and of the person', () => {
    expect(says({ state: 'pending' })).toEqual(['缺少owner', 'owner is missing']);
    expect(says({ owner: 7, state: 'pending' }, rules, createSubject({ permissions: ['write:order'] }))[1]).toBe(
      'person.id is missing',
    );
  });

  it('names the missing rights of the person, for the rule with the fewest', () => {
    expect(says({ owner: 7, state: 'pending' }, rules, createSubject({ facts: { id: 7 } }))).toEqual([
      '缺少权限 write:order',
      'it takes write:order',
    ]);
    expect(says({}, { role: 'A', permission: 'p', where: {} }, createSubject({}))[1]).toBe('it takes A or p');
    expect(says({}, { flag: ['new'], where: {} }, createSubject({}))[1]).toBe(
      'these features are not as they must be: new',
    );
    expect(says({}, { permission: 'write:order', mode: 'except', where: {} })[1]).toBe(
      'it is not for those who hold write:order',
    );
  });

  it.each<[RecordRules, object, string, string]>([
    [{ where: { a: { not: 1 } } }, { a: 1 }, 'a不能为1', 'a must not be 1'],
    [{ where: { a: { lt: 1 } } }, { a: 1 }, 'a须小于 1', 'a must be less than 1'],
    [{ where: { not: { a: { gte: 1 } } } }, { a: 1 }, 'a须小于 1', 'a must be less than 1'],
    [{ where: { a: null } }, { a: 1 }, 'a须为空', 'a must be empty'],
    [{ where: { a: { has: 'x' } } }, { a: ['y'] }, 'a不符合要求', 'a does not fit'],
    [{ where: { a: 'x' } }, { a: 1 }, 'a不符合要求', 'a does not fit'],
    [[], {}, '没有规则允许', 'no rule allows it'],
    [[{ where: {} }, { where: { a: 1 }, deny: true }], { a: 1 }, '规则不允许', 'a rule forbids it'],
    [{ where: { a: {} } }, {}, '规则有误（where.a）', 'a rule is malformed (where.a)'],
  ])('is a sentence for every reason: %o', (given, record, zh, en) => expect(says(record, given)).toEqual([zh, en]));

  it("uses the application's names for facts and values", () => {
    const verdict = decideRecord(rules, ann, { owner: 7, state: 'signed' });
    const zh = {
      language: 'zh',
      fact: () => '状态',
      value: (value: unknown) => (value === 'pending' ? '待接单' : '已接单'),
    } as const;
    expect(describeRefusal(verdict, zh)).toBe('状态须为待接单或已接单');
  });
});
