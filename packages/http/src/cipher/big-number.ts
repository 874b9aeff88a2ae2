/** The part of jsencrypt's big integers that is used here. */
export interface BigNumber {
  toString(radix: number): string;
  bitLength(): number;
  multiply(other: BigNumber): BigNumber;
  mod(modulus: BigNumber): BigNumber;
  modPowInt(exponent: number, modulus: BigNumber): BigNumber;
}

/** A new number of the same make as the given one; jsencrypt does not export the class itself. */
export function createBigNumber(like: BigNumber, hex: string): BigNumber {
  const Make = like.constructor as new (text: string, radix: number) => BigNumber;
  return new Make(hex, 16);
}

/** The same number as one of the platform's own. */
export function toBigInt(number: BigNumber): bigint {
  return BigInt(`0x${number.toString(16)}`);
}
