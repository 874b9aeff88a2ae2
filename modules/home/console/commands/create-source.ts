import type { Permission } from '@waybill/kit/contract';
import { orderMessages } from '@waybill/orders/console';
import { orderStatuses } from '@waybill/orders/contract';
import { commissionMessages as m } from '@waybill/promotion/console';
import { commissionStates, withdrawalStates } from '@waybill/promotion/contract';
import type { Text } from '@waybill/ui-shell';
import { type Command, type CommandSource, type CommandTools, href } from '@waybill/ui-shell/console';

/** What this console adds to the palette. */
export function createSource(tools: CommandTools): CommandSource {
  let last: Promise<unknown> = Promise.resolve();
  const listsByState = <State extends string>(
    kind: string,
    title: Text,
    permission: Permission,
    states: readonly State[],
    titles: Readonly<Record<State, Text>>,
    toList: (state: State) => string,
  ): Command => ({
    id: `${kind}.state`,
    title,
    guard: { permission: [permission] },
    choose: () =>
      states.map((state) => ({
        id: `${kind}.state.${state}`,
        title: titles[state],
        run: () => tools.goTo(toList(state)),
      })),
  });
  return {
    records: async () => (await import('./records')).createRecords(tools),
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
      {
        id: 'changePassword',
        title: { zh: '修改密码', en: 'Change password' },
        keywords: { zh: '改密 密码 重置密码', en: 'password reset credentials' },
        run: () => tools.goTo(href('/setting/personalCenter'), { part: 'password' }),
      },
      listsByState('order', orderMessages.byState, 'read:order', orderStatuses, orderMessages, (status) =>
        href('/order/orderList', { query: { status } }),
      ),
      listsByState('withdrawal', m.withdrawalsByState, 'read:promotion', withdrawalStates, m, (state) =>
        href('/promotion/withdrawals', { query: { state } }),
      ),
      listsByState('commission', m.commissionsByState, 'read:promotion', commissionStates, m, (state) =>
        href('/promotion/pOrderList', { query: { state } }),
      ),
    ],
    // One after the other: the last choice is what stays.
    keepKeys: (choice) => {
      last = last.catch(() => undefined).then(async () => (await import('./keep-keys')).keepKeys(tools, choice));
      return last;
    },
  };
}
