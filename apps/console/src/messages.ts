import { defineMessages } from '@waybill/ui-shell';

/** The words of this console's own menus and pages. */
export const titles = defineMessages('title', {
  home: { zh: '首页', en: 'Home' },
  order: { zh: '订单', en: 'Orders' },
  quickOrder: { zh: '快速下单', en: 'Quick order' },
  orderList: { zh: '订单列表', en: 'Order list' },
  promotion: { zh: '推广', en: 'Promotion' },
  promotionCenter: { zh: '推广中心', en: 'Promotion center' },
  userList: { zh: '推广用户', en: 'Promoted users' },
  promotionOrders: { zh: '推广订单', en: 'Promoted orders' },
  orderDetail: { zh: '订单详情', en: 'Order detail' },
  visitorList: { zh: 'H5 访问记录', en: 'H5 visit records' },
  demo: { zh: '组件示例', en: 'Components' },
  permission: { zh: '角色权限', en: 'Roles and permissions' },
  table: { zh: '表格', en: 'Tables' },
  comprehensiveTable: { zh: '综合表格', en: 'Comprehensive table' },
  tableDetail: { zh: '表格详情', en: 'Table detail' },
  inlineEditTable: { zh: '行内编辑表格', en: 'Inline edit table' },
  customTable: { zh: '自定义表格', en: 'Custom table' },
  error: { zh: '错误页', en: 'Error pages' },
  debugger: { zh: '调试', en: 'Debugger' },
});

/** The titles can also be asked for by their id, as a server's route list does. */
export const messages = [titles];
