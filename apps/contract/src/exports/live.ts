export {
  eventsCall,
  type LiveAccount,
  type LiveEvent,
  liveEvents,
  type Present,
  presenceCall,
  present,
} from '../live/events';
export { lastEventHeader } from '../live/last-event-header';
