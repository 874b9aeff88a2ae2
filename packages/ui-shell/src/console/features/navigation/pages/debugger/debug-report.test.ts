import { expect, it } from 'vitest';
import manifest from '../../../../../../package.json';
import { consoleVersion } from './debug-report';

it('the debugger page names the version that is released', () => {
  expect(consoleVersion).toBe(manifest.version);
});
