/** Every z-index of the shell, lowest first; no other file names a number. */
const layers = [
  'page',
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
] as const;

/** The z-index of a layer. @public */
export const layer = (name: (typeof layers)[number]): number => (layers.indexOf(name) + 1) * 10;
