import auth = require('@waybill/auth-core');
import http = require('@waybill/http');
import shell = require('@waybill/ui-shell');
import validators = require('@waybill/validators');

const fits: boolean = validators.isEmail('user@example.com');
export = { fits, auth, http, shell };
