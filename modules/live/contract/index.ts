export { eventsCall, type LiveAccount, type LiveEvent, liveEvents } from './events';
