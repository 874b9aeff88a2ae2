import { defineTheme } from './define-theme';
import { presetOptions } from './presets';
import type { Theme } from './theme';

/** The shipped themes, in the order in which the drawer offers them. @public */
export const presets: readonly Theme[] = /*#__PURE__*/ presetOptions.map((options) => defineTheme(options));
