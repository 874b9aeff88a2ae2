import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { readPinyin, waybillPinyin } from './waybill-pinyin';

const toPinyin = (text: string) => pinyin(text, { toneType: 'none', v: true });

it('a module that is asked for with ?pinyin brings the pinyin of its Chinese titles', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'pinyin-')), 'routes.ts');
  await writeFile(
    file,
    `const routes = [{ title: { zh: '快速下单', en: 'Quick order' } }, { title: { zh: "H5", en: 'H5' } }];`,
  );
  const { load } = waybillPinyin(toPinyin);
  const code = await load.call({}, `${file}?pinyin`);
  expect(code).toBe(`export const pinyin = {"快速下单":"kuai su xia dan"};`);
  expect(await load.call({}, file)).toBeNull();
});

it('a title that holds a quote of the other kind is read whole', () => {
  expect(readPinyin(`zh: '关闭“{title}”'`, () => 'x')).toEqual({ '关闭“{title}”': 'x' });
  expect(readPinyin('zh: "它的\'名\'"', () => 'x')).toEqual({ "它的'名'": 'x' });
});
