import type { PageMap } from '@waybill/ui-shell/console';

export const pages = {
  berths: () => import('./berths').then(({ Berths }) => ({ default: Berths })),
  fees: () => import('./fees').then(({ Fees }) => ({ default: Fees })),
} satisfies PageMap;
