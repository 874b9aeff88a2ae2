import {
  Blocks,
  Bug,
  ClipboardList,
  House,
  List,
  Megaphone,
  Package,
  Share2,
  ShieldCheck,
  Smartphone,
  Table,
  Users,
  Zap,
} from 'lucide-react';

/** The icons that the route table names; nothing else of the family is bundled. */
export const icons = {
  blocks: Blocks,
  bug: Bug,
  'clipboard-list': ClipboardList,
  house: House,
  list: List,
  megaphone: Megaphone,
  package: Package,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  table: Table,
  users: Users,
  zap: Zap,
};
