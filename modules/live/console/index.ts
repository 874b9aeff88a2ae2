export { notePosition } from './event-position';
export { News } from './news';
