/** Loads axios, an optional peer of this package. Rejects with a sentence that names it where it is not installed. */
export async function loadAxios(purpose: string) {
  try {
    return (await import('axios')).default;
  } catch (cause) {
    throw new Error(`${purpose} is carried by axios, which could not be loaded. Install it: npm install axios`, {
      cause,
    });
  }
}
