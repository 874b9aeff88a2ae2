import type { Sampler } from './sampler';

const families = [
  '王',
  '李',
  '张',
  '刘',
  '陈',
  '杨',
  '赵',
  '黄',
  '周',
  '吴',
  '徐',
  '孙',
  '马',
  '朱',
  '胡',
  '林',
  '欧阳',
];
const givens = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '磊',
  '洋',
  '艳',
  '勇',
  '军',
  '杰',
  '娟',
  '涛',
  '明',
  '子涵',
  '浩然',
  '雨桐',
  '建国',
  '晓燕',
];

/** A name of two to four characters. */
export function personName(sampler: Sampler): string {
  return sampler.pick(families) + sampler.pick(givens);
}

/** Returns a mobile number of the block 1700000, which is not assigned. */
export function phoneNumber(sampler: Sampler): string {
  return `1700000${sampler.digits(4)}`;
}

const streets = ['文一西路', '人民路', '建设大道', '解放路', '中山北路', '和平街', '长江路', '科技园路', '学府路'];

/** A street with its number. */
export function streetName(sampler: Sampler): string {
  const house = sampler.chance(0.5) ? ` ${sampler.between(1, 12)} 幢 ${sampler.between(1, 28)}02 室` : '';
  return `${sampler.pick(streets)} ${sampler.between(1, 999)} 号${house}`;
}
