import { expect, it } from 'vitest';
import { requireVite } from './vite-version';

it('a Vite that is too old is refused in one sentence, which names it', () => {
  expect(() => requireVite('5.4.21')).toThrow(
    '@waybill/ui-shell/vite needs Vite 6 or newer, and this project has 5.4.21: npm install vite@8.',
  );
  for (const version of ['6.0.0', '7.3.8', '8.3.8', '10.0.0-beta.1']) expect(() => requireVite(version)).not.toThrow();
});
