import type { Category } from '@waybill/contract/orders';
import type { Sampler } from './sampler';

/** Makers and models by kind of vehicle. */
export const vehicles: Record<Category, readonly { brand: string; models: readonly string[] }[]> = {
  ebike: [
    { brand: '雅迪', models: ['冠能 E9', '莱昂 Q5', '爱玛仕 T3'] },
    { brand: '爱玛', models: ['晴天 A500', '露娜 P7'] },
    { brand: '台铃', models: ['超能 S3', '赤兔 R1'] },
    { brand: '九号', models: ['E125', 'F90M', 'Nz MIX'] },
  ],
  motorcycle: [
    { brand: '春风', models: ['250SR', '450NK', '800MT'] },
    { brand: '豪爵', models: ['UHR150', 'TR300', 'DR160'] },
    { brand: '本田', models: ['CB190X', 'CM300', 'NX125'] },
    { brand: '钱江', models: ['赛 600', '鸿 150'] },
  ],
  tricycle: [
    { brand: '宗申', models: ['Q1 载货版', 'T7 载客版'] },
    { brand: '金彭', models: ['乐享 150', '雄风 F6'] },
    { brand: '淮海', models: ['金刚 S', '大力神'] },
  ],
};

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

/** A mobile number of the block 1700000, which no person is called by. */
export function phoneNumber(sampler: Sampler): string {
  return `1700000${sampler.digits(4)}`;
}

const streets = ['文一西路', '人民路', '建设大道', '解放路', '中山北路', '和平街', '长江路', '科技园路', '学府路'];

/** A street with its number. */
export function streetName(sampler: Sampler): string {
  const house = sampler.chance(0.5) ? ` ${sampler.between(1, 12)} 幢 ${sampler.between(1, 28)}02 室` : '';
  return `${sampler.pick(streets)} ${sampler.between(1, 999)} 号${house}`;
}
