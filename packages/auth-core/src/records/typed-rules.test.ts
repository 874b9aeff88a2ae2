import { expect, it } from 'vitest';
import { createSubject } from '../guard/holdings';
import type { RulesFor } from '../guard/record-rule';
import type { Where } from '../guard/where';
import type { OidcOptions } from '../oidc/create-oidc-client';
import { decideRecord } from './decide-record';

interface Order {
  owner: number;
  state?: 'pending' | 'gone';
  lines: { price: number }[];
}
const ann = createSubject({ facts: { id: 7 } });

it('rules of a record type compile for its facts alone', () => {
  const rules: RulesFor<Order> = [
    { where: { owner: 'me', state: ['pending'] }, when: { 'lines.0.price': { lt: 9 } } },
    { where: { anyOf: [{ owner: 7 }, { not: { state: { is: null } } }] }, fields: ['state'] },
  ];
  expect(decideRecord(rules, ann, { owner: 7, state: 'pending', lines: [{ price: 1 }] }).allowed).toBe(true);

  // @ts-expect-error The order has no such fact.
  const misspelt: RulesFor<Order> = { where: { onwer: 'me' } };
  // @ts-expect-error Nor has it in a joined condition.
  const joined: RulesFor<Order> = { where: { anyOf: [{ onwer: 'me' }] } };
  // @ts-expect-error Nor below a path.
  const path: RulesFor<Order> = { where: { 'line.0.price': 1 } };
  // @ts-expect-error Nor in `when`.
  const when: RulesFor<Order> = { where: {}, when: { onwer: 'me' } };
  for (const wrong of [misspelt, joined, path, when])
    expect(decideRecord(wrong, ann, { owner: 7, lines: [] }).allowed).toBe(false);
});

it('rules without a record type take any fact', () => {
  const where: Where = { onwer: 'me', anyOf: [{ 'a.b': 1 }] };
  expect(decideRecord({ where }, ann, { onwer: 7, a: { b: 1 } }).allowed).toBe(true);
});

it('the profile of an OpenID client may have facts, flags and the full-access flag', () => {
  const toProfile: OidcOptions['toProfile'] = () => ({ facts: { id: 7, region: null }, flags: ['maps'], admin: false });
  expect(toProfile?.({})).toHaveProperty('facts.id', 7);
});
