import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** @type {import('next').NextConfig} */
export default { compiler: { styledComponents: true }, turbopack: { root }, outputFileTracingRoot: root };
