export { uploadCall } from './articles';
