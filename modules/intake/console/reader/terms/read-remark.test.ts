import { expect, it } from 'vitest';
import { readFields, sides } from '../corpus/read-fields.test-data';
import { sureEnough } from '../recognised';

it.each([
  ['车没电了推不动', '车没电了推不动'],
  ['没油了', '没油了'],
  ['老车，打不着火', '打不着火'],
  ['后视镜碎了一个，前轮没气', '后视镜碎了一个，前轮没气'],
  ['不带电瓶', '不带电瓶'],
  ['钥匙在保安室，谢谢', '钥匙在保安室'],
  ['锁密码0417', '锁密码0417'],
  ['来之前先打电话', '来之前先打电话'],
  ['白天没人，晚上7点以后再来', '白天没人，晚上7点以后再来'],
  ['没人在家放楼下超市就行', '没人在家放楼下超市'],
  ['麻烦轻拿轻放', '麻烦轻拿轻放'],
  ['货车进不去', '货车进不去'],
  ['钥匙在门卫，运费到付，别按门铃', '钥匙在门卫，别按门铃'],
  ['另外钥匙在门卫', '钥匙在门卫'],
  ['电池拆了，不寄电池', '电池拆了，不寄电池'],
  ['上课不接电话，送之前先发短信', '上课不接电话，送之前先发短信'],
  ['她耳朵不好，电话多打几次', '她耳朵不好，电话多打几次'],
  ['刹车坏了，卸车慢点', '刹车坏了，卸车慢点'],
  ['行驶证在坐垫下面', '行驶证在坐垫下面'],
  ['没上牌，提车拍个照给我', '没上牌，提车拍个照给我'],
  ['送之前一天通知', '送之前一天通知'],
  ['包装好一点', '包装好一点'],
])('%s is a remark, marked', (said, value) => {
  const { 'order.remark': remark } = readFields(`${sides}${said}`);
  expect(remark?.value).toBe(value);
  expect(remark?.sure).toBeLessThan(sureEnough);
});

it.each(['多少钱', '要先打包吗', '不要到付', '到时候联系我', '没有电话', '别的都不动', '什么时候能到'])(
  '%s is none',
  (said) => {
    expect(readFields(`${sides}${said}`)['order.remark']).toBeUndefined();
  },
);

it('the number for when nobody picks up is a part of it, and of no side', () => {
  const found = readFields('收：六安金寨县江店村70号 储红 13856428195，打不通就打店里 0564-7300152');
  expect(found['order.remark']?.value).toBe('打不通就打店里 0564-7300152');
  expect(found['consignee.phone']?.sure).toBeGreaterThanOrEqual(sureEnough);
});

it('leaves the vehicle before it as it is', () => {
  const found = readFields(`${sides}雅迪冠能 钥匙在门卫`);
  expect([found['vehicle0.brand']?.value, found['vehicle0.model']?.value]).toEqual(['雅迪', '冠能']);
});
