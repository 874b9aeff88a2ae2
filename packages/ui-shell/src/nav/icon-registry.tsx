import type { ComponentType, SVGProps } from 'react';
import { createContext, type ReactNode, use, useMemo } from 'react';

/** An icon as lucide draws them: an SVG component that takes its colour from the text. @public */
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

/** Gives menus and tabs below it the icons that entries name; a bundle holds only what an app registers. Inner providers add to outer ones. @public */
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
