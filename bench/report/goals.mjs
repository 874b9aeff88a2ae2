/** A goal for the ratio of ours to the floor's. */
export const ratio = (limit) => ({ text: `<= ${limit} x`, holds: ({ ratio: is }) => is <= limit });

/** A goal for our figure alone. */
export const atMost = (limit) => ({ text: `<= ${limit}`, holds: ({ ours }) => ours <= limit });

/** As `atMost`, without the limit itself. */
export const below = (limit) => ({ text: `< ${limit}`, holds: ({ ours }) => ours < limit });
