import { describe, expect, it } from 'vitest';
import { emptyOrder, emptyVehicle, type OrderFields, type PartyFields, type VehicleFields } from './order-fields';
import { orderFormSchema } from './order-schema';

const consignor: PartyFields = { name: '张三', phone: '13812345678', region: '310115', street: '世纪大道 100 号' };
const consignee: PartyFields = { name: '李四车行', phone: '0571-87654321', region: '110105', street: '建国路 88 号' };
const vehicle: VehicleFields = { ...emptyVehicle, category: 'motorcycle', brand: '本田' };
const order: OrderFields = { ...emptyOrder, vehicles: [vehicle], consignor, consignee };

/** The issue codes by field of a valid order after a change. */
async function complaints(change: Partial<OrderFields>) {
  const { issues = [] } = await orderFormSchema('zh')['~standard'].validate({ ...order, ...change });
  return Object.fromEntries(issues.map(({ path = [], code }) => [path.map(String).join('.'), code]));
}

const withVehicle = (change: Partial<VehicleFields>) => ({ vehicles: [{ ...vehicle, ...change }] });
const withConsignor = (change: Partial<PartyFields>) => ({ consignor: { ...consignor, ...change } });

describe('an order', () => {
  it('is valid with its required fields', async () => {
    expect(await complaints({})).toEqual({});
  });

  it('lacks vehicle, brand, contacts and addresses when empty, and nothing else', async () => {
    const party = (side: string) => ({
      [`${side}.name`]: 'lengthRange',
      [`${side}.phone`]: 'notEmpty',
      [`${side}.region`]: 'region',
      [`${side}.street`]: 'lengthRange',
    });
    const codes = await complaints(emptyOrder);
    expect(Object.keys(codes).sort()).toEqual(
      [
        ...Object.keys({ ...party('consignor'), ...party('consignee') }),
        'vehicles.0.category',
        'vehicles.0.brand',
      ].sort(),
    );
  });

  it.each<[Partial<OrderFields>, Record<string, string>]>([
    [withConsignor({ name: '王' }), { 'consignor.name': 'lengthRange' }],
    [withConsignor({ phone: '138123456789' }), { 'consignor.phone': 'phone' }],
    [withConsignor({ region: '310000' }), { 'consignor.region': 'region' }],
    [withConsignor({ region: '330100' }), { 'consignor.region': 'region' }],
    [withConsignor({ region: '110101' }), { 'consignee.region': 'sameCity' }],
    [withVehicle({ plate: '12' }), { 'vehicles.0.plate': 'plate' }],
    [withVehicle({ brand: 'x'.repeat(41) }), { 'vehicles.0.brand': 'lengthRange' }],
    [withVehicle({ frame: 'LSV123' }), { 'vehicles.0.frame': 'vinLength' }],
    [withVehicle({ frame: '1M8GDM9AXKP04278I' }), { 'vehicles.0.frame': 'vinCharacters' }],
    [withVehicle({ frame: '1M8GDM9AX0P042788' }), { 'vehicles.0.frame': 'vinYear' }],
    [withVehicle({ frame: '119322100000001' }), { 'vehicles.0.frame': 'vinLength' }],
    [withVehicle({ category: 'ebike', frame: '12345' }), { 'vehicles.0.frame': 'frameCode' }],
    [withVehicle({ value: '-1' }), { 'vehicles.0.value': 'money' }],
    [withVehicle({ value: '12.555' }), { 'vehicles.0.value': 'money' }],
    [withVehicle({ value: '1000001' }), { 'vehicles.0.value': 'money' }],
    [withVehicle({ keys: '12' }), { 'vehicles.0.keys': 'keys' }],
    [{ insured: true }, { 'vehicles.0.value': 'valueMissing' }],
    [{ remark: 'x'.repeat(201) }, { remark: 'maxLength' }],
    [{ cashOnDelivery: 'viel' }, { cashOnDelivery: 'money' }],
    [{ vehicles: [] }, { vehicles: 'itemsRange' }],
    [{ collection: 'collected' }, { collectOn: 'collectOn' }],
    [{ collection: 'collected', collectOn: '2025-02-07', collectUntil: '08:00' }, { collectUntil: 'collectUntil' }],
  ])('with %j breaks %j', async (change, broken) => {
    expect(await complaints(change)).toEqual(broken);
  });

  it.each<Partial<OrderFields>>([
    withConsignor({ name: '买买提·阿不都' }),
    withConsignor({ name: 'Al Hassan Motors Co., Ltd.' }),
    withConsignor({ phone: '021-62345678-8001' }),
    withConsignor({ region: '441900' }),
    withVehicle({ plate: '沪A12345' }),
    withVehicle({ frame: '1M8GDM9AXKP042788' }),
    withVehicle({ frame: '1M8GDM9A1KP042788' }),
    withVehicle({ category: 'ebike', frame: '119322100000001' }),
    withVehicle({ value: '3500.50' }),
    { ...withVehicle({ value: '1000000' }), insured: true },
    { collection: 'collected', collectOn: '2025-02-07' },
    { vehicles: Array(20).fill(vehicle) },
  ])('with %j is right', async (change) => {
    expect(await complaints(change)).toEqual({});
  });
});
