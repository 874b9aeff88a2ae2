import { customPinyin, pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import { tableMessages } from '../../../../../data/table/messages';
import type { ShellMessage } from '../../../../../locales/define-messages';
import { tabsMessages } from '../../../../../shell/tabs/messages';
import { toolMessages } from '../../../../../shell/tools/messages';
import { presetOptions } from '../../../../../theme/presets';
import { headerTools } from '../../tools/header-tools';
import { listCommandMessages } from '../list-messages';
import { commandMessages } from '../messages';
import { pinyinOf } from './shell-pinyin';

const {
  placeholder: _words,
  found: _count,
  none: _none,
  failed: _failed,
  records: _records,
  page: _page,
  suggestions: _suggestions,
  web: _web,
  ...titles
} = commandMessages;
const { reload, closeOthers, closeLeft, closeRight, closeAll, maximise, restore } = tabsMessages;

const texts = [
  ...[
    ...Object.values({ ...titles, ...listCommandMessages }),
    ...headerTools.map(({ title }) => title as ShellMessage),
    toolMessages.logout,
  ],
  ...[reload, closeOthers, closeLeft, closeRight, closeAll, maximise, restore, tableMessages.moreConditions],
]
  .map((message) => (message as ShellMessage).texts.zh ?? '')
  .concat(presetOptions.map(({ title }) => title.zh));

// The dictionary reads it as heavy.
customPinyin({ 重置: 'chóng zhì' });

it.each(texts.filter((text) => text !== '最近使用' && text !== '前往'))('%s is found by its pinyin', (title) => {
  // The dictionary reads 行 as xíng, but a row is háng.
  const expected = pinyin(title, { toneType: 'none', v: true }).replace('dang qian xing', 'dang qian hang');
  expect(pinyinOf(title)).toBe(expected);
});

it('a title of others is found by the letters that the app brings, and is not guessed without them', () => {
  expect(pinyinOf('打印运单')).toBe('');
  expect(pinyinOf('打印 PDF', { 印: 'yin' })).toBe('da yin pdf');
  expect(pinyinOf('运单号', { 运: 'yun', 单: 'dan', 号: 'hao' })).toBe('yun dan hao');
  expect(pinyinOf('Print', { 印: 'yin' })).toBe('');
});
