import type { ConditionName } from './conditions';

/** A fault that a condition shows today. */
export interface Mark {
  /** The fault by its subject, and the file that has it. */
  readonly fault: string;
  readonly conditions: readonly ConditionName[];
  /** Titles of the journeys that fail by it. They must fail: one that passes asks for the removal of the mark. */
  readonly journeys: RegExp;
  /** Words of the sentence in which the condition reports the fault. Other journeys do not report it again. */
  readonly sign?: RegExp;
}

/** The journey that runs under each condition. */
const each = /^under /;

/** The faults that are still to be mended. A mark goes with its fault. */
export const marks: readonly Mark[] = [
  {
    fault: 'a hidden message lengthens the document: ui-shell/src/lib/visually-hidden.tsx',
    conditions: ['classic-scroll-bars'],
    journeys: each,
    sign: /^classic-scroll-bars: the document is \d+ px taller/,
  },
  {
    fault: 'a list prints the rows in view, not those that are loaded: ui-shell/src/data/table',
    conditions: ['print'],
    journeys: each,
    sign: /^print: \d+ of \d+ rows/,
  },
  {
    fault: 'conditional elements beside text break a translated page: ui-shell/src/controls/basic/button.tsx',
    conditions: ['translated-page'],
    journeys: each,
  },
  {
    fault: 'Escape that ends a composition closes dialogs: Dialog, Drawer, Popover and palette',
    conditions: ['input-method-chromium', 'input-method-webkit'],
    journeys: each,
    sign: /^input-method-\w+: Escape that ends a composition/,
  },
  {
    fault: 'at 400 % zoom sticky bars cover the focus',
    conditions: ['zoom-400'],
    journeys: each,
    sign: /^zoom-400: the focus on .* is covered/,
  },
  {
    fault: 'text does not follow the text size of the browser: sizes are in px',
    conditions: ['text-24px'],
    journeys: each,
    sign: /^text-24px: .* stay smaller than/,
  },
  {
    fault: 'with Alt the place of a key counts, not its letter: commands/keys/key-steps.ts',
    conditions: ['french-keys', 'dvorak-keys'],
    journeys: each,
  },
];
