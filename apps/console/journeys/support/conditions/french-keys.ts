import type { Condition } from './condition';
import { toLayoutScript } from './keyboard-layout';

/** A French keyboard (AZERTY): W and Z, A and Q have changed places, and digits are typed with Shift. */
export const frenchKeys: Condition = {
  script: toLayoutScript({
    plain: '²&é"\'(-è_çà)=azertyuiop^$qsdfghjklmùwxcvbn,;:!',
    shifted: '²1234567890°+AZERTYUIOP¨£QSDFGHJKLM%WXCVBN?./§',
  }),
};
