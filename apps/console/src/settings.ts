/** Settings of this console's own, beside those of the shell in `config.ts`. */
export const settings = {
  /** The section of components (`/vab`) stands in the menu: for developers, by `VITE_DEMO_SECTION=1` when the console is built or served. The debugger page links to it in any case. */
  demoSection: import.meta.env?.VITE_DEMO_SECTION === '1',
};
