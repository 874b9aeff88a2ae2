export { addPeopleCalls } from './people-calls';
export { accountStatements, passwordStatements, roleStatements } from './seed/seed-accounts';
