import { expect, it } from 'vitest';
import { sideOfTitle } from './side-titles';

it.each(['上车点', '寄出', '始发', '装货电话', '货主手机', '起运地', '提车点', '托运人手机'])(
  '%s speaks of the sender',
  (title) => {
    expect(sideOfTitle(title)).toBe('consignor');
  },
);

it.each(['下车点', '派送人', '承接方', '止电', '终到站', '目的地', '卸货地', '到达地址'])(
  '%s speaks of the receiver',
  (title) => {
    expect(sideOfTitle(title)).toBe('consignee');
  },
);

it.each(['到付', '收款', '代收货款', '提车时间', '送达日期', '发票', '接单司机', '提货单号', '车型', '收发地址'])(
  '%s is the title of no side',
  (title) => {
    expect(sideOfTitle(title)).toBeUndefined();
  },
);
