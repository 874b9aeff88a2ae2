import assert from 'node:assert/strict';
import * as auth from '@waybill/auth-core';
import * as http from '@waybill/http';
import * as testing from '@waybill/http/testing';
import * as validators from '@waybill/validators';
import * as cn from '@waybill/validators/cn';
import * as trade from '@waybill/validators/trade';

assert.equal(typeof globalThis.window, 'undefined');
assert.equal(validators.isEmail('user@example.com'), true);
assert.equal(cn.normalise.mobile('+86 138 1234 5678'), '13812345678');
assert.equal((await cn.loadVinMakers()).LFV, 'FAW-Volkswagen');
assert.equal(trade.isContainerNumber('CSQU3054383'), true);
for (const [name, one] of Object.entries({ auth, http, testing, validators, cn, trade }))
  assert.ok(Object.keys(one).length > 0, `${name} exports nothing`);
