import { profileCall, savePreferencesCall, shortcutNames } from '@waybill/contract/personal';
import { type CommandSource, type CommandTools, href, type KeyChoice, readResponse } from '@waybill/ui-shell/console';
import { PackagePlus } from 'lucide-react';
import { pinyin } from '../routes?pinyin';
import { createFindOrders } from './find-orders';

/** What this console adds to the palette. */
export function createSource({ goTo, http }: CommandTools): CommandSource {
  let last: Promise<unknown> = Promise.resolve();
  const save = async ({ keys, off, singleOff }: KeyChoice) => {
    const { url, response } = profileCall;
    const { preferences } = await readResponse(`GET ${url}`, response, await http.get(url));
    const keysOff = shortcutNames.filter((name) => off.includes(name));
    await http.post(savePreferencesCall.url, { ...preferences, keys, keysOff, singleKeysOff: singleOff });
  };
  return {
    pinyin,
    find: createFindOrders({ goTo, http }),
    commands: [
      {
        id: 'newOrder',
        title: { zh: '新建运单', en: 'New order' },
        pinyin: 'xin jian yun dan',
        keys: 'Alt+N',
        icon: PackagePlus,
        guard: { permission: ['write:order'] },
        run: () => goTo(href('/order/quickOrder')),
      },
    ],
    // One after the other: the last choice is what stays.
    keepKeys: (choice) => {
      last = last.catch(() => undefined).then(() => save(choice));
      return last;
    },
  };
}
