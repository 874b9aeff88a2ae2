const floor = [20, 19];

/** Ends the process with one clear sentence when this Node.js is older than the floor in package.json (20.19). */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > floor[0] || (major === floor[0] && minor >= floor[1])) return;
  console.error(
    `Waybill needs Node.js ${floor.join('.')} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}
