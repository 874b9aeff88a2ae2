export function ConsoleTabs() {
  return null;
}
