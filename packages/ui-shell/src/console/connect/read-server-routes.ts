export { fromServerRoutes } from '@waybill/auth-core';
