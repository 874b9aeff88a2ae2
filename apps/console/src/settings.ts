/** Settings of this console beside the shell's in `config.ts`. */
export const settings = {
  /** Whether the section of components (`/vab`) is in the menu, by `VITE_DEMO_SECTION=1` at build or serve time. The debugger page always links to it. */
  demoSection: import.meta.env?.VITE_DEMO_SECTION === '1',
};
