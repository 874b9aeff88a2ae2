export {
  eventsCall,
  type LiveAccount,
  type LiveEvent,
  liveEvents,
  type Present,
  presenceCall,
} from '../live/events';
