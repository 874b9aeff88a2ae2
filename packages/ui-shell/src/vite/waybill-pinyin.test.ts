import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { readLetters, readPinyin, waybillPinyin } from './waybill-pinyin';

const toPinyin = (text: string) => pinyin(text, { toneType: 'none', v: true });

it('a module imported with ?pinyin exports the pinyin of its Chinese titles and of the letters in its folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pinyin-'));
  const file = path.join(folder, 'routes.ts');
  await mkdir(path.join(folder, 'pages'));
  await writeFile(path.join(folder, 'pages/messages.ts'), `{ print: { zh: '打印，重新', en: 'Print' } }`);
  await writeFile(path.join(folder, 'pages/messages.test.ts'), `{ zh: '测试' }`);
  await writeFile(
    file,
    `const routes = [{ title: { zh: '快速下单', en: 'Quick order' } }, { title: { zh: "H5", en: 'H5' } }];`,
  );
  const { load } = waybillPinyin(toPinyin);
  const code = await load.call({}, `${file}?pinyin`);
  const { pinyin: table } = await import(`data:text/javascript,${encodeURIComponent(String(code))}`);
  expect(table).toEqual({
    快速下单: 'kuai su xia dan',
    ...{ 快: 'kuai', 速: 'su', 下: 'xia', 单: 'dan', 打: 'da', 印: 'yin', 重: 'chong', 新: 'xin' },
  });
  expect(await load.call({}, file)).toBeNull();
});

it('texts of pages are read in the folders that are named, seen from the root', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'pinyin-'));
  await mkdir(path.join(root, 'app'));
  await mkdir(path.join(root, 'orders'));
  await writeFile(path.join(root, 'orders/messages.ts'), `{ print: { zh: '打印', en: 'Print' } }`);
  const file = path.join(root, 'app/routes.ts');
  await writeFile(file, `const routes = [{ title: { zh: '下单', en: 'Order' } }];`);
  const plugin = waybillPinyin(toPinyin, { folders: ['../orders'] });
  plugin.configResolved({ root: path.join(root, 'app') });
  const code = await plugin.load.call({}, `${file}?pinyin`);
  const { pinyin: table } = await import(`data:text/javascript,${encodeURIComponent(String(code))}`);
  expect(table).toEqual({ 下单: 'xia dan', 打: 'da', 印: 'yin' });
});

it('a title that holds a quote of the other kind is read whole', () => {
  expect(readPinyin(`zh: '关闭“{title}”'`, () => 'x')).toEqual({ '关闭“{title}”': 'x' });
  expect(readPinyin('zh: "它的\'名\'"', () => 'x')).toEqual({ "它的'名'": 'x' });
});

it('a letter with several readings has the one that its texts have most', () => {
  expect(readLetters(['银行', '旅行', '行程'], toPinyin).行).toBe('xing');
});
