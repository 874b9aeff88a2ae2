export { type FactPlace, type FactPlaces, NoCondition, type SqlCondition, toCondition } from '../sql/to-condition';
