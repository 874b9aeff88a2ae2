/** The response header of every call of an account: the last event at the time of its request. A stream that goes on after it misses nothing of what the response does not hold. */
export const lastEventHeader = 'x-last-event';
