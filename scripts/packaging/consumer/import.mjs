import assert from 'node:assert/strict';
import * as auth from '@waybill/auth-core';
import * as http from '@waybill/http';
import * as testing from '@waybill/http/testing';
import * as validators from '@waybill/validators';

assert.equal(typeof globalThis.window, 'undefined');
assert.equal(validators.isEmail('user@example.com'), true);
for (const [name, one] of Object.entries({ auth, http, testing, validators }))
  assert.ok(Object.keys(one).length > 0, `${name} exports nothing`);
