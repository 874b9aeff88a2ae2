import type { ComponentType, SVGProps } from 'react';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** An icon like lucide's: an SVG component in the text colour. @public */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

/** Icons by the names that route tables use. @public */
export interface IconRegistry {
  /** Lucide icons under their lucide names: `{ 'shopping-cart': ShoppingCart }`. */
  icons: Readonly<Record<string, IconComponent>>;
  /** The app's own, for entries with `isCustomSvg`. */
  svgs: Readonly<Record<string, IconComponent>>;
}

const empty: IconRegistry = { icons: {}, svgs: {} };
const IconContext = createContext<IconRegistry>(empty);

/** @public */
export interface IconProviderProps extends Partial<IconRegistry> {
  children: ReactNode;
}

/** Provides the icons that entries name to menus and tabs; a bundle contains only registered icons. Inner providers add to outer ones. @public */
export function IconProvider({ icons, svgs, children }: IconProviderProps) {
  const outer = use(IconContext);
  const registry = useMemo(
    () => ({ icons: { ...outer.icons, ...icons }, svgs: { ...outer.svgs, ...svgs } }),
    [outer, icons, svgs],
  );
  return <IconContext value={registry}>{children}</IconContext>;
}

/** Every icon that is registered here. */
export const useIcons = (): IconRegistry => use(IconContext);

/** Returns the registered icon of a name, or `undefined`. @public */
export function useIcon(name: string | undefined, isCustomSvg = false): IconComponent | undefined {
  const { icons, svgs } = use(IconContext);
  const registry = isCustomSvg ? svgs : icons;
  return name !== undefined && Object.hasOwn(registry, name) ? registry[name] : undefined;
}
