import { defineModule } from '@waybill/ui-shell/console';
import { createPosition } from './create-position';
import { News } from './news';

/** Follows the server's events, and passes them on to the modules that name them in `liveChanges`. */
export const live = defineModule({
  name: 'live',
  callSteps: (once) => [once(createPosition).step],
  header: News,
});
