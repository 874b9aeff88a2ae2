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
