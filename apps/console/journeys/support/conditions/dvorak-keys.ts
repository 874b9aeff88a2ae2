import type { Condition } from './condition';
import { toLayoutScript } from './keyboard-layout';

/** A Dvorak keyboard: no letter but A and M is at the place that it has on others. */
export const dvorakKeys: Condition = {
  script: toLayoutScript({
    plain: "`1234567890[]',.pyfgcrl/=aoeuidhtns-;qjkxbmwvz",
    shifted: '~!@#$%^&*(){}"<>PYFGCRL?+AOEUIDHTNS_:QJKXBMWVZ',
  }),
};
