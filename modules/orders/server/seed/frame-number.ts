import type { Category } from '@waybill/intake/contract';
import type { Sampler } from '@waybill/kit/server';

const vehicleMakers = ['YD', 'AM', 'CF', 'HJ', 'ZS'];
const ebikeMakers = ['1757', '1173', '1216', '1382', '1604'];
const letterWorth = '12345678_12345_7_923456789';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
// Model years by letter, 30 of them from 1980 on (GB 16735).
const years = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The frame number of a vehicle: 15 digits for an e-bike (maker, 2, year, running number), else a VIN with its check digit (GB 16735). */
export function frameNumber(sampler: Sampler, category: Category, madeAt: number): string {
  const maker = sampler.between(0, vehicleMakers.length - 1);
  const digits = sampler.digits(10);
  const year = new Date(madeAt).getUTCFullYear();
  if (category === 'ebike') return `${ebikeMakers[maker]}2${String(year).slice(2)}${digits.slice(0, 8)}`;
  const head = `L${vehicleMakers[maker]}TCA0${digits[0]}`;
  const tail = `${years[(year - 1980) % 30]}${digits.slice(3)}`;
  return `${head}${checkDigit(`${head}0${tail}`)}${tail}`;
}

function checkDigit(vin: string): string | undefined {
  const sum = weights.reduce((total, weight, place) => total + weight * worth(vin[place] ?? ''), 0);
  return '0123456789X'[sum % 11];
}

function worth(character: string): number {
  return Number(/\d/.test(character) ? character : letterWorth[character.charCodeAt(0) - 65]);
}
