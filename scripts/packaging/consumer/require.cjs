const assert = require('node:assert/strict');

for (const name of [
  '@waybill/auth-core',
  '@waybill/http',
  '@waybill/http/testing',
  '@waybill/validators',
  '@waybill/validators/cn',
  '@waybill/validators/trade',
  '@waybill/ui-shell',
])
  assert.ok(Object.keys(require(name)).length > 0, `${name} exports nothing`);
assert.equal(require('@waybill/validators').isEmail('user@example.com'), true);
require('@waybill/ui-shell/languages')
  .german.texts()
  .then((texts) => assert.equal(texts['table.total'][0][1], 'plural', 'the texts of German are not compiled'));

const { strToU8, zipSync } = require('fflate');
const workbook = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="Orders"/></sheets></workbook>',
  'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
};
const parts = Object.entries(workbook).map(([name, part]) => [name, strToU8(part)]);
require('@waybill/ui-shell/import')
  .readTable(new Blob([zipSync(Object.fromEntries(parts))]))
  .then(({ sheets }) => assert.deepEqual(sheets[0].rows[0].cells, ['1'], 'a workbook is not read'));
