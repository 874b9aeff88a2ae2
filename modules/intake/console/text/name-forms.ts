import type { Certainty } from '../reading';
import {
  doubleSurnames,
  firmEnds,
  honorifics,
  noNames,
  roadSigns,
  streetEnds,
  surnames,
  wordlikeSurnames,
} from '../words/party-words';
import { isDigit } from './numbers';

const nouns = new Set(noNames.split('|'));
const isHanOnly = (text: string) => /^[\u4e00-\u9fff]+$/.test(text);
const hasDouble = (text: string) => doubleSurnames.some((name) => text.startsWith(name));
const honorificOf = (text: string) => honorifics.find((word) => text.length > word.length && text.endsWith(word));

export const isFirm = (text: string): boolean =>
  text.length > 2 &&
  firmEnds.some((end) => text.endsWith(end) && text.length > end.length) &&
  !/\d号?[\u4e00-\u9fff]?$/.test(text);

/** Whether it names a street, a house or a place beside one. */
export const isStreet = (text: string): boolean =>
  Array.from(text).some((sign) => isDigit(sign) || roadSigns.includes(sign)) ||
  streetEnds.includes(text.charAt(text.length - 1));

/** How certain a text names a person or a firm; undefined where it does not. */
export function nameForm(text: string): Certainty | undefined {
  if (nouns.has(text) || text === '') return undefined;
  if (/^[A-Za-z]/.test(text))
    return /^[A-Z][A-Za-z]+(?:[ .]+[A-Z][A-Za-z]*){0,3}[.]?$/.test(text) ? 'certain' : undefined;
  if (text.includes('·')) return /^[\u4e00-\u9fff]{1,8}(?:·[\u4e00-\u9fff]{1,8})+$/.test(text) ? 'certain' : undefined;
  if (!isHanOnly(text)) return isFirm(text) && !/^\d/.test(text) ? 'uncertain' : undefined;
  const title = honorificOf(text);
  if (title) {
    const own = text.slice(0, -title.length);
    if (surnames.includes(own.charAt(0)) && own.length < 4) return 'certain';
    if (own.length < 3) return 'uncertain';
  }
  if (isFirm(text)) return 'uncertain';
  if (/^[老小阿大][\u4e00-\u9fff]{1,2}$/.test(text)) return isRoad(text) ? undefined : 'certain';
  if (hasDouble(text)) return text.length < 5 && text.length > 2 ? 'certain' : undefined;
  if (text.length > 4 || text.length < 2) return undefined;
  if (text.length < 4 && surnames.includes(text.charAt(0)))
    return isRoad(text) || wordlikeSurnames.includes(text.charAt(0)) ? 'uncertain' : 'certain';
  return isRoad(text) || isStreet(text) ? undefined : 'uncertain';
}

const isRoad = (text: string) => streetEnds.includes(text.charAt(text.length - 1));

/** A name that hangs on the end of a street, right before its phone: 张江路88号王小明. */
export function nameBehindStreet(text: string): { at: number; sure: Certainty } | undefined {
  if (!isStreet(text)) return undefined;
  for (const length of [4, 3, 2]) {
    const [street, name] = [text.slice(0, -length), text.slice(-length)];
    if (street.length < 2 || !isHanOnly(name) || nouns.has(name)) continue;
    const last = street.charAt(street.length - 1);
    const isHouse = isDigit(last) || '号室楼栋座幢层元弄'.includes(last);
    if (!isHouse && !streetEnds.includes(last)) continue;
    if (nameForm(name) !== 'certain' && !(isHouse && length < 4 && surnames.includes(name.charAt(0)))) continue;
    if (length === 4 && !hasDouble(name) && !honorificOf(name)) continue;
    if ('号室楼栋幢座层元单'.includes(name.charAt(0))) continue;
    return {
      at: street.length,
      sure: isHouse && nameForm(name) === 'certain' && !isRoad(name) ? 'certain' : 'uncertain',
    };
  }
  return undefined;
}
