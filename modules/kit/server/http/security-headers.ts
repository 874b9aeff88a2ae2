import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { SandboxEnv } from './sandbox-env';

/** Files that only elements of a page load. A worker obeys the policy of its own file, so worker files carry one. */
const builtCode = /^\/assets\/(?![^/]*\.worker-)[^/]+-[\w-]{8,}\.(?:js|css)$/;

/** The content security policy of the console; the nonce permits its own inline script and styles. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "font-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // The console's own policy permits the address of its service worker; DOMPurify's permits its parser input.
    "require-trusted-types-for 'script'",
    'trusted-types waybill dompurify',
  ].join('; ');
}

/** Sets the security headers on every response and a fresh nonce on the context. Build assets omit the document headers, 700 bytes each. */
export function securityHeaders(): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    c.set('nonce', randomBytes(18).toString('base64'));
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (c.res.ok && builtCode.test(c.req.path)) return;
    c.header('Content-Security-Policy', contentSecurityPolicy(c.get('nonce')));
    c.header('Referrer-Policy', 'same-origin');
    c.header('Permissions-Policy', 'fullscreen=(self), camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  };
}
