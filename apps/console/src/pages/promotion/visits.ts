import { defineResource } from '@waybill/ui-shell/console';
import { boolean, type Infer, integer, object, oneOf, string } from '@waybill/validators';
import { isoDateTime } from '@waybill/validators/trade';
import { visitSources } from './sources';

export const devices = ['ios', 'android', 'desktop'] as const;

const visitSchema = object({
  id: integer(),
  ip: string(),
  /** Empty where it is not known. */
  city: string(),
  page: string(),
  device: oneOf(devices),
  source: oneOf(visitSources),
  /** In seconds; 0 where it is not known. */
  duration: integer(),
  registered: boolean(),
  /** Whether a robot made it. */
  bot: boolean(),
  visitedAt: isoDateTime(),
});

/** A visit of the H5 pages. */
export type Visit = Infer<typeof visitSchema>;

/** Visits of the H5 pages. */
export const visits = defineResource({
  path: '/promotion',
  schema: visitSchema,
  calls: { list: 'visitorList' },
  list: {
    filters: {
      landing: 'text',
      city: 'text',
      source: visitSources,
      device: devices,
      bot: ['false', 'true'],
      registered: ['true', 'false'],
      from: 'date',
      to: 'date',
    },
    sorts: ['duration', 'visitedAt'],
  },
});
