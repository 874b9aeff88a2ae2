import type { ComponentProps } from 'react';
import type { IconComponent, IconRegistry } from '../../nav/icon-registry';
import { PartBoundary } from '../kernel/part-boundary';

/** The app's icons, each of which takes only itself away when it breaks. */
export const ownIcons = ({ icons, svgs }: Partial<IconRegistry>): IconRegistry => ({
  icons: eachAlone(icons),
  svgs: eachAlone(svgs),
});

const eachAlone = (icons: IconRegistry['icons'] = {}): IconRegistry['icons'] =>
  Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, alone(name, Icon)]));

const alone = (name: string, Icon: IconComponent) => (props: ComponentProps<IconComponent>) => (
  <PartBoundary name={`icon "${name}"`}>
    <Icon {...props} />
  </PartBoundary>
);
