import { stateCommand } from '@waybill/kit/console';
import { type CommandSource, type CommandTools, href } from '@waybill/ui-shell/console';
import { orderStatuses } from '../../contract/words';
import { orderMessages } from '../shared/messages';

/** What orders add to the palette. */
export const orderCommands = (tools: CommandTools): CommandSource => ({
  commands: [
    {
      id: 'newOrder',
      title: { zh: '新建运单', en: 'New order' },
      pinyin: 'xin jian yun dan',
      keywords: { zh: '下单 开单 录单', en: 'place create add' },
      keys: 'Alt+N',
      guard: { permission: ['write:order'] },
      run: () => tools.goTo(href('/order/quickOrder')),
    },
    stateCommand(tools, {
      kind: 'order',
      title: orderMessages.byState,
      permission: 'read:order',
      states: orderStatuses,
      titles: orderMessages,
      toList: (status) => href('/order/orderList', { query: { status } }),
    }),
  ],
});
