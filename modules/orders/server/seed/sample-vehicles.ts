import type { Category } from '@waybill/intake/contract';

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
