// React's development build reports every render to the browser's tools if these exist, which takes a third of the time.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
// Inserts styles rule by rule as in production, because the browser would otherwise reparse the whole sheet each time.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
