import type { Context } from 'hono';
import type { places } from '../../contract/sign-in';
import { isLoopback, remoteAddress } from './remote-address';
import type { SandboxEnv } from './sandbox-env';

/** The origin of a call. */
export interface Origin {
  /** Browser and system, such as `Chrome 131 · Windows`; empty if unknown. */
  device: string;
  ip: string;
}

/** How far away an address is: this machine, the same network, or the world. */
export type Place = (typeof places)[number];

/** Returns the origin of a call from its headers. */
export function originOf(c: Context<SandboxEnv>): Origin {
  return { device: toDevice(c.req.header('user-agent') ?? ''), ip: remoteAddress(c).replace(/^::ffff:/, '') };
}

// The first match wins, since browsers also name their ancestors.
const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Returns browser and system of a user agent. */
export function toDevice(userAgent: string): string {
  const browser = browsers.flatMap(([name, pattern]) => {
    const match = pattern.exec(userAgent);
    return match ? [`${name} ${match[1]}`] : [];
  })[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return [browser, system].filter(Boolean).join(' · ');
}

const privateNetwork = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i;

/** How far away an address is. */
export function toPlace(ip: string): Place {
  if (ip === '') return 'unknown';
  if (isLoopback(ip)) return 'machine';
  return privateNetwork.test(ip) ? 'network' : 'internet';
}
