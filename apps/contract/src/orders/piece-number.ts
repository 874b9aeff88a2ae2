/** The number of one vehicle of an order, from 0: the order's own where it has one vehicle, else with `-1/2` behind it. */
export const pieceNumber = (orderNo: string, place: number, count: number): string =>
  count === 1 ? orderNo : `${orderNo}-${place + 1}/${count}`;

/** The order's number in that of one of its vehicles, as a scanner reads it from a label; any other text stays as it is. */
export const orderNoOf = (scanned: string): string => scanned.trim().replace(/^(\w{8,})-\d{1,2}\/\d{1,2}$/, '$1');
