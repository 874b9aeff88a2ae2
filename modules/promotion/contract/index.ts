export { promotedUsersCall, summaryCall } from './invitations';
export * from './words';
export { commissionStates, withdrawalStates } from './words';
