import { pinyin } from 'pinyin-pro';
import { expect, it } from 'vitest';
import type { ShellMessage } from '../../../../locales/define-messages';
import { tabsMessages } from '../../../../shell/tabs/messages';
import { toolMessages } from '../../../../shell/tools/messages';
import { presetOptions } from '../../../../theme/presets';
import { headerTools } from '../../tools/header-tools';
import { commandMessages } from '../messages';
import { shellPinyin } from './shell-pinyin';

const {
  placeholder: _words,
  found: _count,
  none: _none,
  failed: _failed,
  records: _records,
  page: _page,
  ...titles
} = commandMessages;
const { reload, closeOthers, closeLeft, closeRight, closeAll, maximise, restore } = tabsMessages;

const texts = [
  ...[...Object.values(titles), ...headerTools.map(({ title }) => title as ShellMessage), toolMessages.logout],
  ...[reload, closeOthers, closeLeft, closeRight, closeAll, maximise, restore],
]
  .map((message) => (message as ShellMessage).texts.zh ?? '')
  .concat(presetOptions.map(({ title }) => title.zh));

it.each(texts.filter((text) => text !== '最近使用' && text !== '前往'))('%s is found by its pinyin', (title) => {
  // A row is háng, which a dictionary takes for xíng.
  const wanted = pinyin(title, { toneType: 'none', v: true }).replace('dang qian xing', 'dang qian hang');
  expect(shellPinyin(title)).toBe(wanted);
});

it('a title of others is not guessed', () => expect(shellPinyin('运单')).toBe(''));
