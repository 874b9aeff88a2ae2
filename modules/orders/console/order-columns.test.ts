import { expect, it } from 'vitest';
import type { Order } from '../contract/order';
import { orderColumns } from './order-columns';

it('a copied row has both sides and the vehicles as its cells show them', () => {
  const order = {
    consignor: { name: '张伟', phone: '13900139011' },
    consignee: { name: '李娜', phone: '138****8022' },
    vehicles: [
      { category: 'ebike', brand: '雅迪', model: 'DE2' },
      { category: 'ebike', brand: '爱玛', model: '' },
    ],
  } as Order;
  const copyCell = (id: string) => orderColumns.find((column) => column.id === id)?.value?.(order);
  expect(['consignorName', 'consigneeName', 'category'].map(copyCell)).toEqual([
    '张伟 13900139011',
    '李娜 138****8022',
    '雅迪 DE2、爱玛',
  ]);
});
