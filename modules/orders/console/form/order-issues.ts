import { orderMessages } from '../shared/messages';

/** The messages for the codes of the schema. */
export const orderIssues = {
  plate: orderMessages.plateWrong,
  money: orderMessages.valueWrong,
  keys: orderMessages.keysWrong,
  region: orderMessages.regionWrong,
  valueMissing: orderMessages.valueMissing,
  sameCity: orderMessages.sameCity,
  collectOn: orderMessages.collectOnWrong,
  collectTime: orderMessages.collectTimeWrong,
  collectUntil: orderMessages.collectUntilWrong,
  vinLength: orderMessages.vinLength,
  vinCharacters: orderMessages.vinCharacters,
  vinYear: orderMessages.vinYear,
  frameCode: orderMessages.frameCodeWrong,
};
