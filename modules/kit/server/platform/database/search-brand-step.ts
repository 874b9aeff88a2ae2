import { searched, searchIn } from './order-search-step';

export const withBrand = [...searched, 'brand', 'model', 'consignor_street', 'consignee_street'] as const;

/** Orders are found by brand, model and streets as well. */
export const searchBrandStep: readonly string[] = searchIn(withBrand);
