export { todayCall } from './brief';
export { contactsCall, forgetContactCall, saveContactCall } from './contacts';
export { doubleDays, doubleKey, doublesCall, isDouble, type OrderSketch } from './duplicates';
export {
  mostVehicles,
  type OrderField,
  party,
  partyFields,
  region,
  type Services,
  serviceFields,
  servicesOf,
  usualServices,
  vehicleFields,
} from './fields';
export {
  byIdsCall,
  type Contact,
  contact,
  countsCall,
  detailCall,
  listCall,
  type Order,
  type OrderDetail,
  type OrderEvent,
  order,
  orderDetail,
  orderEvent,
  orderSorts,
  type Party,
  type Price,
  type Vehicle,
} from './order';
export { orderChange } from './order-change';
export { orderNoOf, type Piece, pieceNumber, readCode } from './piece-number';
export {
  importCall,
  type OrderOptions,
  type OrderRequest,
  optionsCall,
  orderRequest,
  type StepRule,
  saveCall,
} from './placing';
export { quoteCall } from './quote';
export { finalStatuses, orderRights, stepRights } from './rights';
export {
  assignCall,
  assignFields,
  cancelCall,
  noteCall,
  noteText,
  priceCall,
  priceReason,
  type RefusedOrder,
  revealCall,
  stepCall,
  stepsCall,
  stepTexts,
  takeBackCall,
  takeBacksCall,
} from './steps';
export * from './words';
export { type OrderStep, orderEventKinds, orderStatuses, orderSteps } from './words';
