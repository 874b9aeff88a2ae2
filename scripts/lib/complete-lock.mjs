const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];
const otherNames = { windows: 'win32', 64: 'x64', eabi: 'arm', gnueabihf: 'arm', musleabihf: 'arm' };

/**
 * Adds the optional packages that a lock file asks for and lacks, which npm omits where the registry lacks a platform.
 * @returns the completed lock file and each `name@version` added, without integrity.
 * @throws when a version is a range or a name tells no platform.
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  const added = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = resolve(packages, path, name);
      if (found && matches(packages[found].version, version)) continue;
      const place = `${found ? `${path}/` : ''}node_modules/${name}`;
      packages[place] = { version: exact(name, version), ...platform(name), ...flags(entry), optional: true };
      added.push(`${name}@${version}`);
    }
  }
  return { lock: { ...lock, packages: sorted(packages) }, added };
}

function resolve(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '' || !folder.includes('/node_modules/'))
      return packages[`node_modules/${name}`] && `node_modules/${name}`;
  }
}

const isExact = (version) => /^\d+\.\d+\.\d+(?:[-+].+)?$/.test(version);

// Packages for platforms are pinned to the version of what needs them; for the few ranges npm itself compares.
const matches = (have, wanted) => !isExact(wanted) || have === wanted;

function exact(name, version) {
  if (isExact(version)) return version;
  throw new Error(
    `${name} is asked for as ${version}: add its entry to package-lock.json by "npm install" with a registry that has it.`,
  );
}

function platform(name) {
  const parts = name.split(/[/-]/).map((part) => otherNames[part] ?? part);
  const os = systems.find((system) => parts.includes(system));
  const cpu = processors.find((processor) => parts.includes(processor));
  if (!os)
    throw new Error(`No platform can be read from the name of ${name}: add it to scripts/lib/complete-lock.mjs.`);
  const libc = parts.includes('gnu') ? ['glibc'] : parts.includes('musl') ? ['musl'] : undefined;
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc }), os: [os] };
}

const flags = ({ dev, devOptional, peer }) => ({
  ...(dev && { dev }),
  ...(devOptional && { devOptional }),
  ...(peer && { peer }),
});

function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')));
}
