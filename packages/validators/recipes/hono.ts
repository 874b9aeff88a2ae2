import { sValidator } from '@hono/standard-validator';
import { configure, zh } from '@waybill/validators';
import { Hono } from 'hono';
import { contact } from './contact';

/** A body that is not a contact gets a response with 400 and the issues. */
export const app = new Hono().post('/contacts', sValidator('json', configure(contact, { messages: zh })), (context) =>
  context.json({ saved: context.req.valid('json').name }),
);
