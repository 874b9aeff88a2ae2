import { createContext } from 'react';

/** The time zone in which the business counts its days (IANA, such as `Asia/Shanghai`). Default: the zone of the browser. */
export const BusinessZoneContext = createContext<string | undefined>(undefined);
