import { blueBlack } from './presets/blue-black';
import { blueWhite } from './presets/blue-white';
import { greenBlack } from './presets/green-black';
import { greenWhite } from './presets/green-white';
import { ocean } from './presets/ocean';
import { redBlack } from './presets/red-black';
import { redWhite } from './presets/red-white';

/** The shipped themes as they are written, in the order in which the drawer offers them: a further one is a file and a line here. */
export const presetOptions = [blueBlack, blueWhite, greenBlack, greenWhite, redBlack, redWhite, ocean] as const;

/** Names of the shipped themes. @public */
export const themeNames = presetOptions.map(({ name }) => name);
