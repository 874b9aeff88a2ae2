export { type Brand, type Category, categories } from './brands';
export { brand } from './brands';
