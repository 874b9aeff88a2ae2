import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNewEnergyPlate } from '../identity/new-energy-plate';
import { isPlate } from '../identity/plate';
import { isVehiclePlate, parsePlate } from './vehicle-plate';

describe('parsePlate', () => {
  it.each([
    ['京A12345', 'ordinary', '京', 'A'],
    ['粤BD12345', 'newEnergySmall', '粤', 'B'],
    ['京A12345D', 'newEnergyLarge', '京', 'A'],
    ['京A1234警', 'police', '京', 'A'],
    ['京A1234学', 'learner', '京', 'A'],
    ['京A1234挂', 'trailer', '京', 'A'],
    ['京A1234试', 'test', '京', 'A'],
    ['京A1234超', 'oversize', '京', 'A'],
    ['沪A0023领', 'consulate', '沪', 'A'],
    ['粤Z1234港', 'hongKong', '粤', 'Z'],
    ['粤Z1234澳', 'macau', '粤', 'Z'],
    ['224578使', 'embassy', undefined, undefined],
    ['使224578', 'embassy', undefined, undefined],
    ['京X2345应急', 'emergency', '京', undefined],
    ['京12345应急', 'emergency', '京', undefined],
    ['民航A1234', 'airport', undefined, undefined],
  ])('%s is of the kind %s', (plate, kind, province, office) => {
    expect(parsePlate(plate)).toEqual({ kind, province, office });
    expect(isVehiclePlate(plate, { kinds: [kind as 'ordinary'] })).toBe(true);
    expect(isVehiclePlate(plate, { kinds: [] })).toBe(false);
  });

  it.each([
    '',
    '京',
    '京A1234',
    '京I12345',
    '京AI2345',
    '京A1234港',
    '京A12345D5',
    '京AA123456',
    '京Y1234应急',
    '民航12345',
    '甲A12345',
  ])('knows nothing of %j', (plate) => expect(parsePlate(plate)).toBe(null));

  it('agrees with the predicates of ordinary and new-energy plates, except for Hong Kong and Macau outside 粤Z', () => {
    const plate = fc.stringMatching(/^[京粤使甲][A-ZZI][A-HJ-P\d]{3,6}[A-D\d学警港澳使挂]?$/u);
    fc.assert(
      fc.property(plate, (value) => {
        const isMotorPlate = isPlate(value) || isNewEnergyPlate(value);
        expect([value, parsePlate(value) !== null]).toEqual([
          value,
          isMotorPlate && (!/[港澳]/.test(value) || value.startsWith('粤Z')),
        ]);
      }),
      { numRuns: 5000 },
    );
  });
});
