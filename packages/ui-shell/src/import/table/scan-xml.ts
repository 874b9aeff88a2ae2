/// <reference path="./saxen.d.ts" />
import { Parser } from 'saxen';

export type XmlAttributes = Readonly<Record<string, string>>;

/** Handles the tags and texts of a part; names of tags are without prefixes. */
export interface XmlHandlers {
  open: (name: string, attributes: () => XmlAttributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';
const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Scans a part to its end, or to the first damage. Returns whether all of it is read. */
export function scanXml(part: Uint8Array, { open, close = () => {}, text = () => {} }: XmlHandlers): boolean {
  const xml = decodeXml(part);
  let isWhole = !xml.includes('\ufffd');
  const noteDamage = () => {
    isWhole = false;
  };
  new Parser()
    .on('openTag', (name, attributes) => open(withoutPrefix(name), attributes))
    .on('closeTag', (name) => close(withoutPrefix(name)))
    .on('text', (raw) => text(decodeEntities(raw)))
    .on('cdata', text)
    .on('warn', noteDamage)
    .on('error', noteDamage)
    .parse(xml);
  return isWhole;
}

/** By its mark or its first sign, else by its declaration, in which some programs name UTF-16 for a text in UTF-8. */
function decodeXml(part: Uint8Array): string {
  const [first, second] = part;
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(part);
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(part);
  const head = new TextDecoder('latin1').decode(part.subarray(0, 150));
  const [, label] = /^<\?xml[^>]{0,80} encoding=["'](?!utf-16)([\w.-]{1,40})/i.exec(head) ?? [];
  try {
    return new TextDecoder(label).decode(part);
  } catch {
    return new TextDecoder().decode(part);
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text or attribute with its references resolved; entities of the file's own stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, (whole, hex, decimal, name) => {
    const code = name ? Number.POSITIVE_INFINITY : Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : (entities[name] ?? whole);
  });
}
