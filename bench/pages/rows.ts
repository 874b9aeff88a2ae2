/** A row of a list with typical fields. */
export interface Row {
  number: string;
  sender: string;
  receiver: string;
  phone: string;
  city: string;
  state: string;
  fee: number;
  pieces: number;
}

const names = ['Chen', 'Li', 'Wang', 'Zhang', 'Liu', 'Yang', 'Huang', 'Zhao', 'Wu', 'Zhou', 'Xu', 'Sun'];
const cities = ['Shanghai', 'Hangzhou', 'Wuxi', 'Suzhou', 'Ningbo', 'Hefei', 'Jinan'];
const states = ['pending', 'accepted', 'collected', 'in transit', 'arrived', 'signed'];

/** Makes the same `count` rows on every call, with unique phones in no order. */
export function makeRows(count: number): Row[] {
  return Array.from({ length: count }, (_, row) => ({
    number: `TY${20250000000 + row}`,
    sender: at(names, row * 7),
    receiver: at(names, row * 5 + 3),
    phone: phoneAt(row, count),
    city: at(cities, row * 3),
    state: at(states, row * 11),
    fee: ((row * 7919) % 100_000) / 100,
    pieces: (row % 9) + 1,
  }));
}

/** The titles of the columns, each with its field. */
export const columns: readonly { id: keyof Row; title: string }[] = [
  { id: 'phone', title: 'Phone' },
  { id: 'number', title: 'Number' },
  { id: 'sender', title: 'Sender' },
  { id: 'receiver', title: 'Receiver' },
  { id: 'city', title: 'City' },
  { id: 'state', title: 'State' },
  { id: 'fee', title: 'Fee' },
  { id: 'pieces', title: 'Pieces' },
];

// 7919 is a prime that divides no round number, so phones are unique; the smallest is not in the first row.
function phoneAt(row: number, count: number): string {
  return `138${String(((row + 1) * 7919) % count).padStart(8, '0')}`;
}

function at(list: readonly string[], place: number): string {
  return list[place % list.length] ?? '';
}
