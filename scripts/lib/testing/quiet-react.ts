// React's development build tells the browser's tools of every element and every render, and finds out here whether there are any: a third of the time.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
// As in production, styles go in rule by rule: else the browser reads all of them again with each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });
