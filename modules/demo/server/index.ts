import type { ServerModule } from '@waybill/kit/server';
import { articleStatements } from './seed/seed-articles';
import { addTableCalls } from './table-calls';

/** The tables of the demo pages. */
export const demoServer: ServerModule = { calls: [addTableCalls], tables: ['articles'], firstRows: articleStatements };
