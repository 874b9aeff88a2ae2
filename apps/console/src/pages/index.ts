import type { PageMap } from '@waybill/ui-shell/console';

/** Every page of this console by key; each is a chunk of its own, loaded when first opened. */
export const pages = {
  index: () => import('./home'),
  'order/quick-order': () => import('./order/quick-order'),
  'order/order-list': () => import('./order/order-list'),
  'promotion/promotion-center': () => import('./promotion/promotion-center'),
  'promotion/user-list': () => import('./promotion/user-list'),
  'promotion/order-list': () => import('./promotion/order-list'),
  'promotion/order-detail': () => import('./promotion/order-detail'),
  'promotion/visitor-list': () => import('./promotion/visitor-list'),
  'vab/permission': () => import('./vab/permission'),
  'vab/table/comprehensive-table': () => import('./vab/table/comprehensive-table'),
  'vab/table/detail': () => import('./vab/table/detail'),
  'vab/table/inline-edit-table': () => import('./vab/table/inline-edit-table'),
  'vab/table/custom-table': () => import('./vab/table/custom-table'),
} satisfies PageMap;
