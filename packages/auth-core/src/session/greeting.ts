/** The part of the day of a greeting. @public */
export type Greeting = 'earlyMorning' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** Returns the greeting for an hour of 0 to 23: before 8, 8 to 11, 12 to 13, 14 to 17, else. Source: product specification, section 4. @public */
export function greeting(hour: number): Greeting {
  if (hour < 8) return 'earlyMorning';
  if (hour < 12) return 'morning';
  if (hour < 14) return 'noon';
  return hour < 18 ? 'afternoon' : 'evening';
}
