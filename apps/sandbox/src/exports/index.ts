export { demoAccounts } from '@waybill/kit/server';
export { createSandbox, type Sandbox, type SandboxOptions } from '../app/create-sandbox';
export type { Fault } from '../app/faults/fault';
