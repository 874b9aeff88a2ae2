/** The methods of jsencrypt's big integers that this package uses. */
export interface BigNumber {
  toString(radix: number): string;
  bitLength(): number;
  multiply(other: BigNumber): BigNumber;
  mod(modulus: BigNumber): BigNumber;
  modPowInt(exponent: number, modulus: BigNumber): BigNumber;
}

/** Creates a number with the class of the given one; jsencrypt does not export the class itself. */
export function createBigNumber(like: BigNumber, hex: string): BigNumber {
  const Make = like.constructor as new (text: string, radix: number) => BigNumber;
  return new Make(hex, 16);
}

/** Converts to a BigInt. */
export function toBigInt(number: BigNumber): bigint {
  return BigInt(`0x${number.toString(16)}`);
}
