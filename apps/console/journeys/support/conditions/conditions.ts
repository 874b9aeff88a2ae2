import { classicScrollBars } from './classic-scroll-bars';
import type { Condition } from './condition';
import { dvorakKeys } from './dvorak-keys';
import { forcedColours } from './forced-colours';
import { frenchKeys } from './french-keys';
import { inputMethodChromium, inputMethodWebkit } from './input-method';
import { plainHttp } from './plain-http';
import { print } from './print';
import { reducedMotion } from './reduced-motion';
import { text24px } from './text-24px';
import { translatedPage } from './translated-page';
import { zoom400 } from './zoom-400';

/** Every condition by its name. */
export const conditions = {
  'classic-scroll-bars': classicScrollBars,
  print,
  'translated-page': translatedPage,
  'plain-http': plainHttp,
  'input-method-chromium': inputMethodChromium,
  'input-method-webkit': inputMethodWebkit,
  'zoom-400': zoom400,
  'text-24px': text24px,
  'french-keys': frenchKeys,
  'dvorak-keys': dvorakKeys,
  'forced-colours': forcedColours,
  'reduced-motion': reducedMotion,
} satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;

export const conditionNames = Object.keys(conditions) as ConditionName[];

/** Conditions of every run: a fault that they show is no matter of the others. */
export const usualConditions = ['classic-scroll-bars', 'print'] as const satisfies readonly ConditionName[];

/** Conditions that run together before a release, because they do not hide each other's faults. */
export const conditionGroups: readonly (readonly ConditionName[])[] = [
  ['translated-page', 'plain-http', 'reduced-motion', 'input-method-chromium', 'french-keys', 'forced-colours'],
  ['text-24px', 'input-method-webkit', 'dvorak-keys'],
  ['zoom-400'],
];
