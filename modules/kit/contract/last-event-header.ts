/** The response header of an account's calls: the last event at the time of the request. A stream resumed after it misses nothing that the response lacks. */
export const lastEventHeader = 'x-last-event';
