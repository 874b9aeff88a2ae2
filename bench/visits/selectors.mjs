/** The user name field of the login page, prerendered or not. */
export const nameField = 'input[autocomplete~="username"]';

/** The same field in the form that the application itself rendered. */
export const livingNameField = `#app ${nameField}`;

/** The heading of the first page that a session sees, inside the frame around all pages. */
export const homeHeading = '[data-layout] main :is(h1, h2, h3, [role="heading"])';

/** The page in view, by its address. */
export const shownPage = (address) => `[data-page="${address}"][data-state="shown"]`;
