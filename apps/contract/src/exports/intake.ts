export { type Brand, type Category, categories } from '../intake/brands';
