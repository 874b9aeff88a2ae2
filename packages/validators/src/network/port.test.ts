import { describe, expect, it } from 'vitest';
import { isPort } from './port';
import { isPortRange } from './port-range';

describe('isPort', () => {
  it.each(['0', '22', '80', '443', '3000', '8080', '65535', 0, 443, 65535])('accepts %j', (value) =>
    expect(isPort(value)).toBe(true),
  );
  it.each(['', '-1', '65536', '0080', '80.0', '8e1', ' 80', '80\n', '99999', '123456', -1, 65536, 80.5, Number.NaN])(
    'refuses %j',
    (value) => expect(isPort(value)).toBe(false),
  );
});

describe('isPortRange', () => {
  it.each(['8000-9000', '0-65535', '80-80'])('accepts %j', (value) => expect(isPortRange(value)).toBe(true));
  it.each(['', '-', '80', '80-', '-80', '9000-8000', '80-65536', '1-2-3', '80 - 90', '080-90', 80])(
    'refuses %j',
    (value) => expect(isPortRange(value)).toBe(false),
  );
});
