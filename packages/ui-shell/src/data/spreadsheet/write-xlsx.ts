import { strToU8, Zip, ZipDeflate } from 'fflate';
import { createPacer } from './create-pacer';
import type { WriteSheet } from './sheet';
import { columnNames, sheetFoot, sheetHead, sheetRow, titleRow, workbookParts, xlsxLimits } from './xlsx-parts';

/** Characters that are compressed at once: about 2 ms. */
const chunkLength = 64 * 1024;

/** Writes an Excel workbook with one sheet: numbers as numbers, moments as moments, everything else as text. Throws `RangeError` beyond 1,048,576 rows. */
export const writeXlsx: WriteSheet = async ({ name, titles, batches, timeZone }) => {
  const pace = createPacer();
  const { zip, finished } = createZip();
  for (const [path, text] of Object.entries(workbookParts(name))) addPart(zip, path).push(strToU8(text), true);

  const sheet = addPart(zip, 'xl/worksheets/sheet1.xml');
  const names = columnNames(titles.length);
  let text = sheetHead(titles.length) + titleRow(titles, names);
  let number = 1;
  for await (const rows of batches) {
    for (const cells of rows) {
      number += 1;
      if (number > xlsxLimits.rows) throw new RangeError(`A sheet holds at most ${xlsxLimits.rows} rows.`);
      text += sheetRow(cells, names, number, timeZone);
      if (text.length < chunkLength) continue;
      sheet.push(strToU8(text));
      text = '';
      await pace();
    }
  }
  sheet.push(strToU8(text + sheetFoot), true);
  zip.end();
  return finished;
};

function addPart(zip: Zip, path: string): ZipDeflate {
  // The least effort halves the time and costs a sixth more bytes.
  const part = new ZipDeflate(path, { level: 1 });
  zip.add(part);
  return part;
}

function createZip() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip();
  const finished = new Promise<Blob>((resolve, reject) => {
    zip.ondata = (error, part, last) => {
      if (error) return reject(error);
      parts.push(new Uint8Array(part));
      if (last) resolve(new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }));
    };
  });
  return { zip, finished };
}
