/** Default paths open to everyone: the whitelist of the product specification, section 2. @public */
export const publicPaths: readonly string[] = ['/login', '/callback', '/403', '/404', '/debugger'];
