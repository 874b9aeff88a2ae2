import type { NavNode } from '../../src/nav/nav-node';
import { exampleNav } from './example-nav';

const titles: Readonly<Record<string, string>> = {
  '/': 'الرئيسية',
  '/index': 'الصفحة الرئيسية',
  '/order': 'الطلبات',
  '/order/quickOrder': 'طلب سريع',
  '/order/orderList': 'قائمة الطلبات',
  '/promotion': 'الترويج',
  '/promotion/promotionCenter': 'مركز الترويج',
  '/promotion/userList': 'المستخدمون',
  '/promotion/pOrderList': 'طلبات الترويج',
  '/promotion/visitorList': 'سجل الزيارات',
  '/vab': 'المكونات',
  '/vab/permission': 'الأدوار والصلاحيات',
  '/vab/table': 'الجداول',
  '/vab/pallets': 'المنصات',
  '/help': 'المساعدة',
};

const inArabic = (node: NavNode): NavNode => ({
  ...node,
  title: titles[node.path] ?? 'صفحة',
  children: node.children.map(inArabic),
});

/** The menu of the stories with Arabic titles. */
export const arabicNav: readonly NavNode[] = exampleNav.map(inArabic);
