export { todayCall } from '../orders/brief';
export { contactsCall, forgetContactCall, saveContactCall } from '../orders/contacts';
export { doubleDays, doubleKey, doublesCall, isDouble, type OrderSketch } from '../orders/doubles';
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
} from '../orders/fields';
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
} from '../orders/order';
export { orderNoOf, type Piece, pieceNumber, readCode } from '../orders/piece-number';
export {
  importCall,
  type OrderOptions,
  type OrderRequest,
  optionsCall,
  orderRequest,
  type StepRule,
  saveCall,
} from '../orders/placing';
export { quoteCall } from '../orders/quote';
export { finalStatuses, orderRights, stepRights } from '../orders/rights';
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
} from '../orders/steps';
export * from '../orders/words';
