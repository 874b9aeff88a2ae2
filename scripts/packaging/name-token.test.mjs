import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { nameToken } from './name-token.mjs';

test('npm is told which variable holds the token, for the place that it publishes to', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'npmrc');
  await nameToken({
    npm_config_userconfig: file,
    npm_config_registry: 'https://packages.example/npm/',
    NODE_AUTH_TOKEN: 'secret',
  });
  const said = readFileSync(file, 'utf8');
  expect(said.trim()).toBe(['//packages.example/npm/:_authToken=$', '{NODE_AUTH_TOKEN}'].join(''));
  expect(said).not.toContain('secret');
}, 30_000);
