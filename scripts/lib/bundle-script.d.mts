export function bundleScript(file: string, name: string): string;
