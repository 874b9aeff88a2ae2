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
