import { isMobile } from '@waybill/validators';
import { isVehiclePlate, normalise } from '@waybill/validators/cn';
import { z } from 'zod';

/** The predicates inside zod's own schemas: the input is normalised first. */
export const consignment = z.object({
  mobile: z
    .string()
    .transform(normalise.mobile)
    .refine((value) => isMobile(value), { error: '请输入正确的手机号' }),
  plate: z
    .string()
    .transform(normalise.plate)
    .refine((value) => isVehiclePlate(value), { error: '请输入正确的车牌号' }),
});
