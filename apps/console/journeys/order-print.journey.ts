import { call } from './support/call';
import { expect, journey } from './support/journey';
import { orderRequest } from './support/order-request';
import { readCodes } from './support/read-codes';
import { openSignedIn } from './support/sign-in';

journey.use({ leavesOut: { 'zoom-400': 'measures sheets in windows of 320 to 900 px' } });

// Between the 96 dpi of a screen and the 203 dpi of a small label printer.
journey.use({ deviceScaleFactor: 2 });

const [vehicle] = orderRequest.vehicles;
const longest = {
  ...orderRequest,
  consignor: { ...orderRequest.consignor, name: '乌'.repeat(50), street: '街'.repeat(100) },
  consignee: { ...orderRequest.consignee, name: '鲁'.repeat(50), street: '路'.repeat(100) },
  vehicles: Array(2).fill({ ...vehicle, brand: '牌'.repeat(20), model: '型'.repeat(20) }),
  cashOnDelivery: 99_999_999,
  payer: 'consignee',
  remark: '注'.repeat(200),
};

/** Sizes of the pages of a PDF, in mm. */
function pageSizes(pdf: Buffer): string[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map((box) =>
    box
      .slice(1)
      .map((points) => Math.round((Number(points) / 72) * 25.4))
      .join(' x '),
  );
}

journey(
  'labels and notes carry the number as codes that a decoder reads, on paper of their size [labels-notes-are-read-back] [note-names-collection]',
  async ({ page }) => {
    await openSignedIn(page, 'editor', '/#/order/orderList');
    const one = await call<{ id: number; orderNo: string }>(page, '/order/doEdit', longest);
    const other = await call<{ id: number; orderNo: string }>(page, '/order/doEdit', orderRequest);
    await page.goto(`/#/order/orderDetail?id=${one.id}`);
    await page.getByRole('button', { name: '打印', exact: true }).click();
    const labels = page.getByRole('region', { name: /^TY\d+ 第 \d 辆，共 2 辆$/ });
    await expect(labels).toHaveCount(2);
    const codes = (number: string) => [`Code128 ${number}`, `QRCode ${number}`];
    expect(await readCodes(labels.nth(1))).toEqual(codes(`${one.orderNo}-2/2`));
    for (const words of [/到付 ¥[\d,]+\.\d\d/, '代收货款 ¥999,999.99', /共收 ¥1,0/, '整单只收一次', '注注'])
      await expect(labels.first()).toContainText(words);
    for (const label of await labels.all())
      expect(await label.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0);
    expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['100 x 150', '100 x 150']);

    await page.goto('/#/order/orderList?status=pending');
    const table = page.getByRole('grid', { name: '运单列表' });
    for (const { orderNo } of [one, other])
      await table.getByRole('row').filter({ hasText: orderNo }).getByRole('checkbox').check();
    await page.getByRole('button', { name: '打印', exact: true }).click();
    await expect(page.getByRole('region', { name: /^TY\d+ 第 \d 辆/ }).filter({ visible: true })).toHaveCount(3);
    await page.getByRole('radio', { name: '托运单' }).check();
    const notes = page.getByRole('region', { name: /^车辆托运单/ });
    await expect(notes).toHaveCount(2);
    const note = page.getByRole('region', { name: `车辆托运单 ${other.orderNo}` });
    expect(await readCodes(note.locator('header'))).toEqual(codes(other.orderNo));
    const full = page.getByRole('region', { name: `车辆托运单 ${one.orderNo}` });
    for (const words of [/到付 ¥[\d,]+\.\d\d/, '代收货款 ¥999,999.99', /共收 ¥1,0/, `备注 ${longest.remark}`])
      await expect(full).toContainText(words);
    for (const place of [1, 2]) {
      const piece = full.getByRole('row').nth(place).getByRole('cell').first();
      await expect(piece).toHaveText(`${one.orderNo}-${place}/2`);
      expect(await readCodes(piece)).toEqual([`QRCode ${one.orderNo}-${place}/2`]);
    }
    expect(pageSizes(await page.pdf({ preferCSSPageSize: true }))).toEqual(['210 x 297', '210 x 297']);
    await expect(notes).toHaveCount(2);

    const cutOff: number[] = [];
    for (const width of [320, 390, 640, 900]) {
      await page.setViewportSize({ width, height: 844 });
      if (
        await note.evaluate(
          (sheet) => (sheet.parentElement?.scrollWidth ?? 0) > (sheet.parentElement?.clientWidth ?? 0),
        )
      )
        cutOff.push(width);
    }
    expect(cutOff).toEqual([]);
  },
);
