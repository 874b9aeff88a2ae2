/** A valid request to place an order over the API. */
export const orderRequest = {
  consignor: { name: '王伟', phone: '17000000001', region: '110105', street: '建国路 88 号' },
  consignee: { name: '上海小李车行', phone: '021-62345678-12', region: '310115', street: '世纪大道 100 号' },
  vehicles: [
    {
      category: 'motorcycle',
      brand: '春风',
      model: '250SR',
      plate: '京A12345',
      frame: '1M8GDM9AXKP042788',
      value: 1_000_000,
      battery: 'in',
      keys: 2,
      papers: true,
    },
  ],
  payer: 'consignor',
  collection: 'handed-in',
  collectFrom: null,
  collectUntil: null,
  delivery: 'door',
  packing: 'film',
  insured: true,
  cashOnDelivery: 0,
  remark: '',
};
