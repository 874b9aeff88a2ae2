import { createMongoAbility, subject as of } from '@casl/ability';
import { can, createSubject, decide, type Guard } from '@waybill/auth-core';
import { canRecord, createRecordChecker, decideRecord, matches, toFilter } from '@waybill/auth-core/records';

// What one decision costs beside CASL, with the same question: may this person write orders, and this order? The figures are the least of several
// rounds, since a loaded machine only ever adds.

const guard: Guard = { permission: ['write:order'] };

for (const held of [3, 501, 10_000]) {
  const permissions = [...Array.from({ length: held - 1 }, (_, index) => `act:thing${index}`), 'write:order'];
  const person = createSubject({ roles: [], permissions });
  const plain = { admin: false, roles: [], permissions };
  const ability = createMongoAbility(
    permissions.map((name) => ({ action: name.split(':')[0] ?? '', subject: name.split(':')[1] ?? '' })),
  );
  report(`${held} rights: CASL can`, () => ability.can('write', 'order'));
  report(`${held} rights: can`, () => can(guard, person));
  report(`${held} rights: decide, with the reason`, () => decide(guard, person).allowed);
  report(`${held} rights: decide, refused`, () => !decide({ permission: ['other'] }, person).allowed);
  report(`${held} rights: decide, of lists that may change`, () => decide(guard, plain).allowed);
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
report('a record: CASL can', () => ability.can('write', typed));
report('a record: checker of many, with the reason', () => check(order).allowed);
report('a record: matches a filter', () => matches(filter, order));
report('a record: decideRecord, with the reason', () => decideRecord(rules, person, order).allowed);
report('a record: canRecord', () => canRecord(rules, person, order));

const stranger = createSubject({ permissions: ['read:order'], facts: { id: 7 } });
const strangerCheck = createRecordChecker(rules, stranger);
const strangerAbility = createMongoAbility([{ action: 'read', subject: 'Order' }]);
const wrong = { owner: 8, state: 'cancelled' };
const empty = {};
const typedWrong = of('Order', { ...wrong });
const typedEmpty = of('Order', { ...empty });
report('names refused: CASL can', () => strangerAbility.cannot('write', 'Order'));
report('names refused: decide', () => !decide(guard, stranger).allowed);
report('a record, refused: CASL can', () => strangerAbility.cannot('write', typed));
report('a record, refused: checker', () => !strangerCheck(order).allowed);
report('a wrong record: CASL can', () => ability.cannot('write', typedWrong));
report('a wrong record: checker', () => !check(wrong).allowed);
report('a wrong record: checker, the reason read', () => check(wrong).reason.kind === 'refused');
report('an empty record: CASL can', () => ability.cannot('write', typedEmpty));
report('an empty record: checker', () => !check(empty).allowed);

const states = Array.from({ length: 20 }, (_, index) => `state${index}`);
const manyCheck = createRecordChecker(
  states.map((state) => ({ permission: 'write:order', where: { owner: 'me', state } })),
  person,
);
const manyAbility = createMongoAbility(
  states.map((state) => ({ action: 'write', subject: 'Order', conditions: { owner: 7, state } })),
);
report('20 rules, a wrong record: CASL can', () => manyAbility.cannot('write', typedWrong));
report('20 rules, a wrong record: checker', () => !manyCheck(wrong).allowed);
report('20 rules, an empty record: CASL can', () => manyAbility.cannot('write', typedEmpty));
report('20 rules, an empty record: checker', () => !manyCheck(empty).allowed);

/** Nanoseconds a call; every result is looked at, so that none is left out. */
function report(title: string, run: () => boolean): void {
  const calls = 10_000;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 40; round += 1) {
    let passed = 0;
    const start = process.hrtime.bigint();
    for (let call = 0; call < calls; call += 1) if (run()) passed += 1;
    const time = Number(process.hrtime.bigint() - start) / calls;
    if (passed !== calls) throw new Error(`${title}: a decision was another one.`);
    least = Math.min(least, time);
  }
  console.log(`${title.padEnd(48)} ${least.toFixed(0).padStart(7)} ns`);
}
