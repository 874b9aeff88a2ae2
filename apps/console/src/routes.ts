import type { Permission } from '@waybill/kit/contract';
import { defineRoutes } from '@waybill/ui-shell/console';
import {
  Blocks,
  Bug,
  ClipboardList,
  History,
  House,
  KeyRound,
  List,
  Megaphone,
  Package,
  Share2,
  ShieldCheck,
  Smartphone,
  Table,
  UserRound,
  UserRoundCog,
  Users,
  Zap,
} from 'lucide-react';
import { settings } from './settings';

/** Every page of the console: menu, tabs, breadcrumb, titles, guards, the journeys' list of pages and the sandbox's are all derived from this table. */
export const routes = defineRoutes([
  {
    path: '/',
    name: 'Root',
    nav: { title: { zh: '首页', en: 'Home' }, icon: House, levelHidden: true, breadcrumbHidden: true },
    children: [
      {
        path: 'index',
        name: 'Index',
        page: () => import('@waybill/home/pages/home'),
        nav: { title: { zh: '首页', en: 'Home' }, icon: House, noClosable: true, noColumn: true },
      },
    ],
  },
  {
    path: '/order',
    name: 'Order',
    nav: { title: { zh: '运单', en: 'Orders' }, icon: Package },
    children: [
      {
        path: 'quickOrder',
        name: 'QuickOrder',
        page: () => import('@waybill/orders/pages/quick-order'),
        nav: { title: { zh: '快速下单', en: 'Quick order' }, icon: Zap },
      },
      {
        path: 'orderList',
        name: 'OrderList',
        page: () => import('@waybill/orders/pages/order-list'),
        nav: {
          title: { zh: '运单列表', en: 'Order list' },
          keywords: '订单列表 dingdanliebiao ddlb',
          icon: List,
          badge: { count: 'orders.pending' },
        },
      },
      {
        path: 'orderDetail',
        name: 'OrderDetail',
        page: () => import('@waybill/orders/pages/order-detail'),
        nav: {
          title: { zh: '运单', en: 'Order' },
          hidden: true,
          activeMenu: '/order/orderList',
          dynamicNewTab: true,
        },
      },
      {
        path: 'orderEdit',
        name: 'OrderEdit',
        page: () => import('@waybill/orders/pages/order-edit'),
        nav: {
          title: { zh: '填写运单', en: 'Order form' },
          hidden: true,
          activeMenu: '/order/orderList',
          dynamicNewTab: true,
        },
        guard: { permission: ['write:order'] },
      },
      {
        path: 'orderPrint',
        name: 'OrderPrint',
        page: () => import('@waybill/orders/pages/order-print'),
        nav: {
          title: { zh: '打印运单', en: 'Print orders' },
          hidden: true,
          activeMenu: '/order/orderList',
          dynamicNewTab: true,
        },
      },
      {
        path: 'orderImport',
        name: 'OrderImport',
        page: () => import('@waybill/orders/pages/order-import'),
        nav: { title: { zh: '批量导入', en: 'Import orders' }, hidden: true, activeMenu: '/order/orderList' },
        guard: { permission: ['write:order'] },
      },
      {
        path: 'addressBook',
        name: 'AddressBook',
        page: () => import('@waybill/orders/pages/address-book'),
        nav: { title: { zh: '地址簿', en: 'Address book' }, hidden: true, activeMenu: '/order/quickOrder' },
      },
    ],
  },
  {
    path: '/promotion',
    name: 'Promotion',
    nav: { title: { zh: '推广', en: 'Promotion' }, icon: Megaphone },
    children: [
      {
        path: 'promotionCenter',
        name: 'PromotionCenter',
        page: () => import('@waybill/promotion/pages/promotion-center'),
        nav: { title: { zh: '推广中心', en: 'Promotion center' }, icon: Share2 },
      },
      {
        path: 'userList',
        name: 'UserList',
        page: () => import('@waybill/promotion/pages/user-list'),
        nav: { title: { zh: '推广用户', en: 'Promoted users' }, icon: Users },
      },
      {
        path: 'pOrderList',
        name: 'POrderList',
        page: () => import('@waybill/promotion/pages/order-list'),
        nav: {
          title: { zh: '推广运单', en: 'Promoted orders' },
          keywords: '推广订单 tuiguangdingdan tgdd',
          icon: ClipboardList,
        },
      },
      {
        path: 'pOrderDetail',
        name: 'POrderDetail',
        page: () => import('@waybill/promotion/pages/order-detail'),
        nav: {
          title: { zh: '运单详情', en: 'Order detail' },
          hidden: true,
          activeMenu: '/promotion/pOrderList',
          dynamicNewTab: true,
        },
      },
      {
        path: 'promotedUser',
        name: 'PromotedUser',
        page: () => import('@waybill/promotion/pages/promoted-user'),
        nav: {
          title: { zh: '推广用户详情', en: 'Promoted user' },
          hidden: true,
          activeMenu: '/promotion/userList',
          dynamicNewTab: true,
        },
      },
      {
        path: 'withdrawals',
        name: 'Withdrawals',
        page: () => import('@waybill/promotion/pages/withdrawals'),
        nav: { title: { zh: '提现申请', en: 'Withdrawals' }, hidden: true, activeMenu: '/promotion/pOrderList' },
      },
      {
        path: 'visitorList',
        name: 'VisitorList',
        page: () => import('@waybill/promotion/pages/visitor-list'),
        nav: { title: { zh: 'H5 访问记录', en: 'H5 visit records' }, icon: Smartphone },
      },
    ],
  },
  {
    path: '/vab',
    name: 'Vab',
    nav: { title: { zh: '组件示例', en: 'Components' }, icon: Blocks, hidden: !settings.demoSection },
    children: [
      {
        path: 'permission',
        name: 'Permission',
        page: () => import('@waybill/demo/pages/permission'),
        nav: { title: { zh: '角色权限', en: 'Roles and permissions' }, icon: ShieldCheck, badge: 'Pro' },
      },
      {
        path: 'controls',
        name: 'Controls',
        page: () => import('@waybill/demo/pages/controls'),
        nav: { title: { zh: '表单控件', en: 'Form controls' }, icon: ClipboardList },
      },
      {
        path: 'table',
        name: 'Table',
        nav: { title: { zh: '表格', en: 'Tables' }, icon: Table },
        guard: { role: ['Editor'], mode: 'except' },
        children: [
          {
            path: 'comprehensiveTable',
            name: 'ComprehensiveTable',
            page: () => import('@waybill/demo/pages/table/comprehensive-table'),
            nav: { title: { zh: '综合表格', en: 'Comprehensive table' } },
          },
          {
            path: 'detail',
            name: 'Detail',
            page: () => import('@waybill/demo/pages/table/detail'),
            nav: {
              title: { zh: '表格详情', en: 'Table detail' },
              hidden: true,
              activeMenu: '/vab/table/comprehensiveTable',
              dynamicNewTab: true,
            },
          },
          {
            path: 'inlineEditTable',
            name: 'InlineEditTable',
            page: () => import('@waybill/demo/pages/table/inline-edit-table'),
            nav: { title: { zh: '行内编辑表格', en: 'Inline edit table' }, noKeepAlive: true },
          },
          {
            path: 'customTable',
            name: 'CustomTable',
            page: () => import('@waybill/demo/pages/table/custom-table'),
            nav: { title: { zh: '自定义表格', en: 'Custom table' } },
          },
        ],
      },
    ],
  },
  {
    path: '/setting',
    name: 'Setting',
    nav: { title: { zh: '系统', en: 'System' }, icon: UserRound },
    children: [
      {
        path: 'personalCenter',
        name: 'PersonalCenter',
        page: () => import('@waybill/account/pages/personal-center'),
        nav: { title: { zh: '个人中心', en: 'Personal center' }, hidden: true },
      },
      {
        path: 'accounts',
        name: 'Accounts',
        page: () => import('@waybill/people/pages/accounts'),
        nav: { title: { zh: '账号管理', en: 'Accounts' }, icon: UserRoundCog },
        guard: { permission: ['read:system'] },
      },
      {
        path: 'roles',
        name: 'Roles',
        page: () => import('@waybill/people/pages/roles'),
        nav: { title: { zh: '角色管理', en: 'Roles' }, icon: KeyRound },
        guard: { permission: ['read:system'] },
      },
      {
        path: 'actions',
        name: 'Actions',
        page: () => import('@waybill/people/pages/actions'),
        nav: { title: { zh: '操作记录', en: 'Record of actions' }, icon: History },
        guard: { permission: ['read:audit'] },
      },
    ],
  },
  {
    path: '/error',
    name: 'Error',
    nav: { title: { zh: '错误页', en: 'Error pages' }, icon: Bug, hidden: true },
    children: [
      { path: '403', name: 'Error403', page: '403', nav: { title: '403' } },
      { path: '404', name: 'Error404', page: '404', nav: { title: '404' } },
      { path: 'debugger', name: 'ErrorDebugger', page: 'debugger', nav: { title: { zh: '调试', en: 'Debugger' } } },
    ],
  },
]);

declare module '@waybill/ui-shell/console' {
  interface Register {
    routes: typeof routes;
  }
}

declare module '@waybill/auth-core' {
  interface Register {
    permission: Permission;
    role: 'Admin' | 'Editor' | 'Agent' | 'Test';
  }
}
