import { defineModule } from '@waybill/ui-shell/console';
import { createEventPosition } from './event-position';
import { News } from './news';

/** Follows the server's events, and passes them on to the modules that name them in `liveChanges`. */
export const live = defineModule({
  name: 'live',
  callSteps: (once) => [once(createEventPosition).step],
  header: News,
});
