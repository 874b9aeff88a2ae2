export { accountsCall } from './people';
