/** Whether a code means "not logged in": 401, and 1000401 which acts like it. */
export function isUnauthorizedCode(code: unknown): boolean {
  return String(code) === '401' || String(code) === '1000401';
}
