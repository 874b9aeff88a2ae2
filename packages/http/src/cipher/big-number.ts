/** The part of jsencrypt's big integers that RSA needs. */
export interface BigNumber {
  toString(radix: number): string;
  bitLength(): number;
  compareTo(other: BigNumber): number;
  add(other: BigNumber): BigNumber;
  subtract(other: BigNumber): BigNumber;
  multiply(other: BigNumber): BigNumber;
  mod(modulus: BigNumber): BigNumber;
  modPow(exponent: BigNumber, modulus: BigNumber): BigNumber;
  modPowInt(exponent: number, modulus: BigNumber): BigNumber;
}

/** A new number of the same make as the given one; jsencrypt does not export the class itself. */
export function createBigNumber(like: BigNumber, hex: string): BigNumber {
  const Make = like.constructor as new (text: string, radix: number) => BigNumber;
  return new Make(hex, 16);
}
