import { expect, it } from 'vitest';
import { nextPanel } from './next-panel';

const panels = ['password', 'phone', 'register'];

it('the arrows lead to the neighbour, and from one end to the other', () => {
  expect(nextPanel(panels, 'password', 'ArrowRight', 'ltr')).toBe('phone');
  expect(nextPanel(panels, 'register', 'ArrowRight', 'ltr')).toBe('password');
  expect(nextPanel(panels, 'password', 'ArrowLeft', 'ltr')).toBe('register');
});

it('the arrows follow the direction of writing', () => {
  expect(nextPanel(panels, 'phone', 'ArrowRight', 'rtl')).toBe('password');
  expect(nextPanel(panels, 'register', 'ArrowLeft', 'rtl')).toBe('password');
});

it('Home and End lead to the ends, and no other key leads anywhere', () => {
  expect(nextPanel(panels, 'phone', 'Home', 'ltr')).toBe('password');
  expect(nextPanel(panels, 'phone', 'End', 'ltr')).toBe('register');
  for (const key of ['ArrowDown', 'Tab', 'a']) expect(nextPanel(panels, 'phone', key, 'ltr')).toBeUndefined();
});
