// @vitest-environment jsdom

import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, expect, it } from 'vitest';
import type { Vehicle } from '../../contract/order';
import { VehicleTable } from '../detail/vehicle-table';

const vehicle: Vehicle = {
  category: 'ebike',
  brand: 'Yadea',
  model: 'DE2',
  plate: '',
  frame: 'F1',
  value: 0,
  battery: 'in',
  keys: 2,
  papers: true,
};

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

it.each([
  ['en', { battery: 'in', keys: 2, papers: true }, 'Battery in · 2 keys, with papers'],
  ['en', { battery: 'out', keys: 1, papers: false }, 'Battery out · 1 key, without papers'],
  ['zh', { battery: 'in', keys: 2, papers: true }, '电池随车 · 钥匙 2 把，有证件'],
  ['zh', { battery: 'out', keys: 0, papers: false }, '电池已拆下 · 钥匙 0 把，无证件'],
] as const)('what came along with a vehicle is one sentence (%s, %o)', async (language, along, sentence) => {
  page = await renderPage(<VehicleTable order={{ orderNo: 'TY-1', vehicles: [{ ...vehicle, ...along }] }} />, {
    config: { language },
  });
  expect([...page.container.querySelectorAll('small')].map((each) => each.textContent)).toContain(sentence);
});
