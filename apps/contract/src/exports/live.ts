export { type News, newsCall } from '../live/news';
