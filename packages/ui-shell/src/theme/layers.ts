/** Every z-index of the shell, lowest first; no other file names a number. */
export const layers = [
  'page',
  'pinned',
  'backTop',
  'tabsBar',
  'header',
  'sideBar',
  'sideBarMask',
  'mobileSideBar',
  'progress',
  'drawer',
  'dialog',
  'popover',
  'tooltip',
  'toast',
  'skipLink',
  'watermark',
] as const;

/** Layers inside one part: below its content, and above its neighbours. */
const within = { under: -1, over: 1 } as const;

/** The z-index of a layer. @public */
export const layer = (name: (typeof layers)[number] | keyof typeof within): number =>
  name === 'under' || name === 'over' ? within[name] : (layers.indexOf(name) + 1) * 10;
