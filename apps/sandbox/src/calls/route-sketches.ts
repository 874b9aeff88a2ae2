import type { RouteTitle } from './route-titles';

/** A wire route before its title is put into words. */
export interface RouteSketch {
  path: string;
  name: string;
  component: string;
  redirect?: string;
  /** Name of a title of the catalogue, or a text that is the same in every language. */
  title: RouteTitle | '403' | '404';
  meta?: Record<string, unknown>;
  children?: readonly RouteSketch[];
}

/** The specification's route table. */
export const routeSketches: readonly RouteSketch[] = [
  {
    path: '/',
    name: 'Root',
    component: 'Layout',
    redirect: '/index',
    title: 'home',
    meta: { icon: 'house' },
    children: [
      { path: 'index', name: 'Index', component: 'index', title: 'home', meta: { icon: 'house', noClosable: true } },
    ],
  },
  {
    path: '/order',
    name: 'Order',
    component: 'Layout',
    title: 'order',
    meta: { icon: 'package' },
    children: [
      {
        path: 'quickOrder',
        name: 'QuickOrder',
        component: 'order/quick-order',
        title: 'quickOrder',
        meta: { icon: 'zap' },
      },
      {
        path: 'orderList',
        name: 'OrderList',
        component: 'order/order-list',
        title: 'orderList',
        meta: { icon: 'list' },
      },
    ],
  },
  {
    path: '/promotion',
    name: 'Promotion',
    component: 'Layout',
    title: 'promotion',
    meta: { icon: 'megaphone' },
    children: [
      {
        path: 'promotionCenter',
        name: 'PromotionCenter',
        component: 'promotion/promotion-center',
        title: 'promotionCenter',
        meta: { icon: 'share-2' },
      },
      {
        path: 'userList',
        name: 'UserList',
        component: 'promotion/user-list',
        title: 'userList',
        meta: { icon: 'users' },
      },
      {
        path: 'pOrderList',
        name: 'POrderList',
        component: 'promotion/order-list',
        title: 'promotionOrders',
        meta: { icon: 'clipboard-list' },
      },
      {
        path: 'pOrderDetail',
        name: 'POrderDetail',
        component: 'promotion/order-detail',
        title: 'orderDetail',
        meta: { hidden: true, activeMenu: '/promotion/pOrderList', dynamicNewTab: true },
      },
      {
        path: 'visitorList',
        name: 'VisitorList',
        component: 'promotion/visitor-list',
        title: 'visitorList',
        meta: { icon: 'smartphone' },
      },
    ],
  },
  {
    path: '/vab',
    name: 'Vab',
    component: 'Layout',
    title: 'demo',
    meta: { icon: 'blocks', hidden: true },
    children: [
      {
        path: 'permission',
        name: 'Permission',
        component: 'vab/permission',
        title: 'permission',
        meta: { icon: 'shield-check', badge: 'Pro' },
      },
      {
        path: 'table',
        name: 'Table',
        component: 'Layout',
        title: 'table',
        meta: { icon: 'table', guard: { role: ['Editor'], mode: 'except' } },
        children: [
          {
            path: 'comprehensiveTable',
            name: 'ComprehensiveTable',
            component: 'vab/table/comprehensive-table',
            title: 'comprehensiveTable',
          },
          {
            path: 'detail',
            name: 'Detail',
            component: 'vab/table/detail',
            title: 'tableDetail',
            meta: { hidden: true, activeMenu: '/vab/table/comprehensiveTable', dynamicNewTab: true },
          },
          {
            path: 'inlineEditTable',
            name: 'InlineEditTable',
            component: 'vab/table/inline-edit-table',
            title: 'inlineEditTable',
            meta: { noKeepAlive: true },
          },
          { path: 'customTable', name: 'CustomTable', component: 'vab/table/custom-table', title: 'customTable' },
        ],
      },
    ],
  },
  {
    path: '/error',
    name: 'Error',
    component: 'Layout',
    title: 'error',
    meta: { icon: 'bug', hidden: true },
    children: [
      { path: '403', name: 'Error403', component: '403', title: '403' },
      { path: '404', name: 'Error404', component: '404', title: '404' },
      { path: 'debugger', name: 'ErrorDebugger', component: 'debugger', title: 'debugger' },
    ],
  },
];
