import { expect, it } from 'vitest';
import type { Order } from '../contract/order';
import { orderColumns } from './order-columns';

it('a copied row says of both sides and the vehicles what its cells show', () => {
  const order = {
    consignor: { name: '张伟', phone: '13900139011' },
    consignee: { name: '李娜', phone: '138****8022' },
    vehicles: [
      { category: 'ebike', brand: '雅迪', model: 'DE2' },
      { category: 'ebike', brand: '爱玛', model: '' },
    ],
  } as Order;
  const said = (id: string) => orderColumns.find((column) => column.id === id)?.value?.(order);
  expect(['consignorName', 'consigneeName', 'category'].map(said)).toEqual([
    '张伟 13900139011',
    '李娜 138****8022',
    '雅迪 DE2、爱玛',
  ]);
});
