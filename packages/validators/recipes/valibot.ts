import { isMobile } from '@waybill/validators';
import { isVehiclePlate, normalise } from '@waybill/validators/cn';
import * as v from 'valibot';

/** The predicates inside valibot's own schemas: the input is normalised first. */
export const consignment = v.object({
  mobile: v.pipe(
    v.string(),
    v.transform((typed) => normalise.mobile(typed)),
    v.check((value) => isMobile(value), '请输入正确的手机号'),
  ),
  plate: v.pipe(
    v.string(),
    v.transform((typed) => normalise.plate(typed)),
    v.check((value) => isVehiclePlate(value), '请输入正确的车牌号'),
  ),
});
