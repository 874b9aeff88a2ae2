/** Whether a code means "not logged in": 401, and 1000401 which acts like it. */
export function isUnauthorizedCode(code: unknown): boolean {
  return /^(1000)?401$/.test(String(code));
}
