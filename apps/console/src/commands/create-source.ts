import { type CommandSource, type CommandTools, href } from '@waybill/ui-shell/console';

/** What this console adds to the palette. */
export function createSource(tools: CommandTools): CommandSource {
  let last: Promise<unknown> = Promise.resolve();
  return {
    pinyin: async () => (await import('../routes?pinyin')).pinyin,
    records: async () => (await import('./records')).createRecords(tools),
    commands: [
      {
        id: 'newOrder',
        title: { zh: '新建运单', en: 'New order' },
        pinyin: 'xin jian yun dan',
        keys: 'Alt+N',
        guard: { permission: ['write:order'] },
        run: () => tools.goTo(href('/order/quickOrder')),
      },
    ],
    // One after the other: the last choice is what stays.
    keepKeys: (choice) => {
      last = last.catch(() => undefined).then(async () => (await import('./keep-keys')).keepKeys(tools, choice));
      return last;
    },
  };
}
