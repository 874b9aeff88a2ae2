import { defineRoutes } from '@waybill/ui-shell/console';
import { titles } from './messages';
import type { pages } from './pages';
import { settings } from './settings';

/** Every page of the console: menu, tabs, breadcrumb, titles and guards are all derived from this table. */
export const routes = defineRoutes<typeof pages>()([
  {
    path: '/',
    name: 'Root',
    nav: { title: titles.home, icon: 'house' },
    children: [
      { path: 'index', name: 'Index', page: 'index', nav: { title: titles.home, icon: 'house', noClosable: true } },
    ],
  },
  {
    path: '/order',
    name: 'Order',
    nav: { title: titles.order, icon: 'package' },
    children: [
      {
        path: 'quickOrder',
        name: 'QuickOrder',
        page: 'order/quick-order',
        nav: { title: titles.quickOrder, icon: 'zap' },
      },
      {
        path: 'orderList',
        name: 'OrderList',
        page: 'order/order-list',
        nav: { title: titles.orderList, icon: 'list' },
      },
    ],
  },
  {
    path: '/promotion',
    name: 'Promotion',
    nav: { title: titles.promotion, icon: 'megaphone' },
    children: [
      {
        path: 'promotionCenter',
        name: 'PromotionCenter',
        page: 'promotion/promotion-center',
        nav: { title: titles.promotionCenter, icon: 'share-2' },
      },
      {
        path: 'userList',
        name: 'UserList',
        page: 'promotion/user-list',
        nav: { title: titles.userList, icon: 'users' },
      },
      {
        path: 'pOrderList',
        name: 'POrderList',
        page: 'promotion/order-list',
        nav: { title: titles.promotionOrders, icon: 'clipboard-list' },
      },
      {
        path: 'pOrderDetail',
        name: 'POrderDetail',
        page: 'promotion/order-detail',
        nav: { title: titles.orderDetail, hidden: true, activeMenu: '/promotion/pOrderList', dynamicNewTab: true },
      },
      {
        path: 'visitorList',
        name: 'VisitorList',
        page: 'promotion/visitor-list',
        nav: { title: titles.visitorList, icon: 'smartphone' },
      },
    ],
  },
  {
    path: '/vab',
    name: 'Vab',
    nav: { title: titles.demo, icon: 'blocks', hidden: !settings.demoSection },
    children: [
      {
        path: 'permission',
        name: 'Permission',
        page: 'vab/permission',
        nav: { title: titles.permission, icon: 'shield-check', badge: 'Pro' },
      },
      {
        path: 'table',
        name: 'Table',
        nav: { title: titles.table, icon: 'table' },
        guard: { role: ['Editor'], mode: 'except' },
        children: [
          {
            path: 'comprehensiveTable',
            name: 'ComprehensiveTable',
            page: 'vab/table/comprehensive-table',
            nav: { title: titles.comprehensiveTable },
          },
          {
            path: 'detail',
            name: 'Detail',
            page: 'vab/table/detail',
            nav: {
              title: titles.tableDetail,
              hidden: true,
              activeMenu: '/vab/table/comprehensiveTable',
              dynamicNewTab: true,
            },
          },
          {
            path: 'inlineEditTable',
            name: 'InlineEditTable',
            page: 'vab/table/inline-edit-table',
            nav: { title: titles.inlineEditTable, noKeepAlive: true },
          },
          {
            path: 'customTable',
            name: 'CustomTable',
            page: 'vab/table/custom-table',
            nav: { title: titles.customTable },
          },
        ],
      },
    ],
  },
  {
    path: '/error',
    name: 'Error',
    nav: { title: titles.error, icon: 'bug', hidden: true },
    children: [
      { path: '403', name: 'Error403', page: '403', nav: { title: '403' } },
      { path: '404', name: 'Error404', page: '404', nav: { title: '404' } },
      { path: 'debugger', name: 'ErrorDebugger', page: 'debugger', nav: { title: titles.debugger } },
    ],
  },
]);
