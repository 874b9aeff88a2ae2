import {
  ChartNoAxesColumn,
  ClipboardList,
  Compass,
  FileText,
  House,
  LayoutGrid,
  Megaphone,
  PackagePlus,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Table,
  Users,
} from 'lucide-react';
import { createElement } from 'react';
import type { IconComponent } from '../../nav/icon-registry';
import type { NavNode } from '../../nav/nav-node';

export const exampleIcons: Readonly<Record<string, IconComponent>> = {
  house: House,
  'shopping-cart': ShoppingCart,
  'package-plus': PackagePlus,
  'clipboard-list': ClipboardList,
  megaphone: Megaphone,
  users: Users,
  compass: Compass,
  chart: ChartNoAxesColumn,
  grid: LayoutGrid,
  shield: ShieldCheck,
  table: Table,
  'file-text': FileText,
  settings: Settings,
};

const Tricycle: IconComponent = (props) =>
  createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      ...props,
    },
    createElement('circle', { cx: 6, cy: 17, r: 3 }),
    createElement('circle', { cx: 18, cy: 17, r: 3 }),
    createElement('path', { d: 'M9 17h6M3.5 14V8H11l2 6h4.5M13 8h3l2 6' }),
  );

export const exampleSvgs: Readonly<Record<string, IconComponent>> = { tricycle: Tricycle };

/** An entry of an example menu: path, words in both languages, and whatever else it has. */
const entry = (
  path: string,
  zh: string,
  en: string,
  rest: Partial<NavNode> = {},
  children: readonly NavNode[] = [],
): NavNode => ({ path, title: { id: `example.${path}`, message: zh, comment: en }, children, ...rest });

/** The menu of the stories and tests: what the console of the product has, and one entry of each further kind. */
export const exampleNav: readonly NavNode[] = [
  entry('/', '首页', 'Home', { icon: 'house' }, [entry('/index', '首页', 'Home page', { icon: 'house' })]),
  entry('/order', '订单', 'Orders', { icon: 'shopping-cart' }, [
    entry('/order/quickOrder', '快速下单', 'Quick order', { icon: 'package-plus' }),
    entry('/order/orderList', '订单列表', 'Order list', { icon: 'clipboard-list', dot: true }),
  ]),
  entry('/promotion', '推广', 'Promotion', { icon: 'megaphone' }, [
    entry('/promotion/promotionCenter', '推广中心', 'Promotion centre', { icon: 'compass' }),
    entry('/promotion/userList', '推广用户', 'Promoted users', { icon: 'users' }),
    entry('/promotion/pOrderList', '推广订单', 'Promoted orders', { icon: 'clipboard-list' }),
    entry('/promotion/visitorList', 'H5 访问记录', 'H5 visit records', { icon: 'chart' }),
  ]),
  entry('/vab', '组件', 'Components', { icon: 'grid' }, [
    entry('/vab/permission', '角色权限', 'Roles and permissions', { icon: 'shield', badge: 'Pro' }),
    entry('/vab/table', '表格', 'Tables', { icon: 'table' }, [
      entry('/vab/table/comprehensiveTable', '综合表格', 'Comprehensive table'),
      entry('/vab/table/inlineEditTable', '行内编辑表格', 'Inline edit table'),
      entry('/vab/table/customTable', '自定义表格', 'Custom table'),
    ]),
    entry('/vab/vehicles', '三轮车', 'Three-wheelers', { icon: 'tricycle', isCustomSvg: true }),
  ]),
  entry('/help', '帮助', 'Help', { icon: 'file-text' }, [
    entry('https://example.com/manual', '操作手册', 'Manual', { icon: 'file-text', external: true, target: '_blank' }),
    entry('mailto:help@example.com', '联系客服', 'Contact support', { icon: 'users', external: true }),
  ]),
];

/** The words of the example menu for a catalogue. */
export function exampleWords(nodes: readonly NavNode[] = exampleNav): Record<string, { zh: string; en: string }> {
  return Object.fromEntries(
    nodes.flatMap(({ title, children }) => [
      ...(typeof title === 'string' ? [] : [[title.id, { zh: title.message ?? '', en: title.comment ?? '' }] as const]),
      ...Object.entries(exampleWords(children)),
    ]),
  );
}

/** A menu of `groups` groups with `each` entries: for what happens with many. */
export function manyEntries(groups: number, each: number): NavNode[] {
  return Array.from({ length: groups }, (_, group) => ({
    path: `/g${group}`,
    title: `Group ${group}`,
    icon: 'grid',
    children: Array.from({ length: each }, (_, index) => ({
      path: `/g${group}/e${index}`,
      title: `Entry ${group}-${index}`,
      children: [],
    })),
  }));
}
