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
import type { IconComponent } from '../../src/nav/icon-registry';
import type { NavNode } from '../../src/nav/nav-node';
import { exampleMessages } from './messages';

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

const Pallet: IconComponent = (props) =>
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

export const exampleSvgs: Readonly<Record<string, IconComponent>> = { pallet: Pallet };

const entry = (
  path: string,
  name: keyof typeof exampleMessages,
  rest: Partial<NavNode> = {},
  children: readonly NavNode[] = [],
): NavNode => ({ path, title: exampleMessages[name], children, ...rest });

/** The menu of stories and tests: the menu of the product's console and one entry of each further kind. */
export const exampleNav: readonly NavNode[] = [
  entry('/', 'home', { icon: 'house' }, [entry('/index', 'homePage', { icon: 'house' })]),
  entry('/order', 'order', { icon: 'shopping-cart' }, [
    entry('/order/quickOrder', 'quickOrder', { icon: 'package-plus' }),
    entry('/order/orderList', 'orderList', { icon: 'clipboard-list', dot: true }),
  ]),
  entry('/promotion', 'promotion', { icon: 'megaphone' }, [
    entry('/promotion/promotionCenter', 'promotionCenter', { icon: 'compass' }),
    entry('/promotion/userList', 'userList', { icon: 'users' }),
    entry('/promotion/pOrderList', 'pOrderList', { icon: 'clipboard-list' }),
    entry('/promotion/visitorList', 'visitorList', { icon: 'chart' }),
  ]),
  entry('/vab', 'components', { icon: 'grid' }, [
    entry('/vab/permission', 'permission', { icon: 'shield', badge: 'Pro' }),
    entry('/vab/table', 'table', { icon: 'table' }, [
      entry('/vab/table/comprehensiveTable', 'comprehensiveTable'),
      entry('/vab/table/inlineEditTable', 'inlineEditTable'),
      entry('/vab/table/customTable', 'customTable'),
    ]),
    entry('/vab/pallets', 'pallets', { icon: 'pallet', isCustomSvg: true }),
  ]),
  entry('/help', 'help', { icon: 'file-text' }, [
    entry('https://example.com/manual', 'manual', { icon: 'file-text', external: true, target: '_blank' }),
    entry('mailto:help@example.com', 'contact', { icon: 'users', external: true }),
  ]),
];

/** A long menu of `groups` groups with `each` entries. */
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
