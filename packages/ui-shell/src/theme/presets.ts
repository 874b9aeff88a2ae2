import { blueBlack } from './presets/blue-black';
import { blueWhite } from './presets/blue-white';
import { greenBlack } from './presets/green-black';
import { greenWhite } from './presets/green-white';
import { ocean } from './presets/ocean';
import { redBlack } from './presets/red-black';
import { redWhite } from './presets/red-white';
import type { Theme } from './theme';

/** The seven shipped themes, in the order in which the drawer offers them. */
export const presets: readonly Theme[] = [blueBlack, blueWhite, greenBlack, greenWhite, redBlack, redWhite, ocean];
