export { type Brand, brand, type Category, categories } from './brands';
