import { createMongoAbility, subject as of } from '@casl/ability';
import { can, createSubject, decide, type Guard } from '@waybill/auth-core';
import { canRecord, createRecordChecker, decideRecord, matches, toFilter } from '@waybill/auth-core/records';

// Compares the cost of one decision with CASL: may this person write orders, and this order? The sides take turns, round by round, and
// the figures are the minimum of the rounds, since load on the machine only adds time.

const guard: Guard = { permission: ['write:order'] };

for (const held of [3, 501, 10_000]) {
  const permissions = [...Array.from({ length: held - 1 }, (_, index) => `act:thing${index}`), 'write:order'];
  const person = createSubject({ roles: [], permissions });
  const plain = { admin: false, roles: [], permissions };
  const ability = createMongoAbility(
    permissions.map((name) => ({ action: name.split(':')[0] ?? '', subject: name.split(':')[1] ?? '' })),
  );
  compare(`${held} rights`, () => ability.can('write', 'order'), {
    can: () => can(guard, person),
    'decide, with the reason': () => decide(guard, person).allowed,
    'decide, of lists that may change': () => decide(guard, plain).allowed,
  });
  compare(`${held} rights, refused`, () => ability.cannot('delete', 'order'), {
    decide: () => !decide({ permission: ['other'] }, person).allowed,
    'decide, the reason read': () => decide({ permission: ['other'] }, person).reason.kind === 'rule',
  });
}

const person = createSubject({ permissions: ['write:order'], facts: { id: 7 } });
const rules = { permission: 'write:order', where: { owner: 'me', state: ['pending', 'accepted'] } };
const order = { owner: 7, state: 'pending' };
const ability = createMongoAbility([
  { action: 'write', subject: 'Order', conditions: { owner: 7, state: { $in: ['pending', 'accepted'] } } },
]);
const typed = of('Order', { ...order });
const check = createRecordChecker(rules, person);
const filter = toFilter(rules, person);
compare('a record', () => ability.can('write', typed), {
  'checker of many, with the reason': () => check(order).allowed,
  'matches a filter': () => matches(filter, order),
  'decideRecord, with the reason': () => decideRecord(rules, person, order).allowed,
  canRecord: () => canRecord(rules, person, order),
});

const stranger = createSubject({ permissions: ['read:order'], facts: { id: 7 } });
const strangerCheck = createRecordChecker(rules, stranger);
const strangerAbility = createMongoAbility([{ action: 'read', subject: 'Order' }]);
const wrong = { owner: 8, state: 'cancelled' };
const empty = {};
const typedWrong = of('Order', { ...wrong });
const typedEmpty = of('Order', { ...empty });
compare('names refused', () => strangerAbility.cannot('write', 'Order'), {
  decide: () => !decide(guard, stranger).allowed,
  'decide, the reason read': () => decide(guard, stranger).reason.kind === 'rule',
});
compare('a record, refused', () => strangerAbility.cannot('write', typed), {
  checker: () => !strangerCheck(order).allowed,
});
compare('a wrong record', () => ability.cannot('write', typedWrong), {
  checker: () => !check(wrong).allowed,
  'checker, the reason read': () => check(wrong).reason.kind === 'refused',
});
compare('an empty record', () => ability.cannot('write', typedEmpty), { checker: () => !check(empty).allowed });

const states = Array.from({ length: 20 }, (_, index) => `state${index}`);
const manyCheck = createRecordChecker(
  states.map((state) => ({ permission: 'write:order', where: { owner: 'me', state } })),
  person,
);
const manyAbility = createMongoAbility(
  states.map((state) => ({ action: 'write', subject: 'Order', conditions: { owner: 7, state } })),
);
compare('20 rules, a wrong record', () => manyAbility.cannot('write', typedWrong), {
  checker: () => !manyCheck(wrong).allowed,
});
compare('20 rules, an empty record', () => manyAbility.cannot('write', typedEmpty), {
  checker: () => !manyCheck(empty).allowed,
});

/** Prints nanoseconds per call, and the ratio of CASL's time to it. */
function compare(title: string, casl: () => boolean, ours: Record<string, () => boolean>): void {
  const sides = Object.entries({ 'CASL can': casl, ...ours });
  const least = sides.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 100; round += 1)
    for (const [at, [name, run]] of sides.entries())
      least[at] = Math.min(least[at] as number, timeOf(`${title}: ${name}`, run));
  for (const [at, [name]] of sides.entries()) {
    const times = ((least[at] as number) / (least[0] as number)).toFixed(2);
    console.log(`${`${title}: ${name}`.padEnd(52)} ${(least[at] as number).toFixed(0).padStart(7)} ns ${times}`);
  }
}

/** Uses every result, so that the engine skips no call. */
function timeOf(title: string, run: () => boolean): number {
  const calls = 4000;
  let passed = 0;
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call += 1) if (run()) passed += 1;
  const time = Number(process.hrtime.bigint() - start) / calls;
  if (passed !== calls) throw new Error(`${title}: a decision was another one.`);
  return time;
}
