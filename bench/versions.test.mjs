import { expect, test } from 'vitest';
import { readVersions } from './versions.mjs';

test('the floor is made of what ours is made of, in the same versions', () => {
  expect(Object.keys(readVersions())).toEqual(
    expect.arrayContaining(['@lingui/core', 'axios', 'react-dom', 'react-router-dom', 'styled-components', 'valtio']),
  );
});
