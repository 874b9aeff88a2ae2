export type { Fault } from '../faults/fault';
export { demoAccounts } from '../seed/demo-accounts';
export { createSandbox, type Sandbox, type SandboxOptions } from '../server/create-sandbox';
