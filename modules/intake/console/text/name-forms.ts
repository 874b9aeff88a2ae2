import type { Certainty } from '../reading';
import { partyWords, roadSigns, streetEnds, surnames, wordlikeSurnames } from '../words/party-words';
import { isDigit } from './numbers';

const isRoad = (text: string) => streetEnds.includes(text.charAt(text.length - 1));

/** Whether a text ends as the name of a firm does. */
export const isFirmName = (text: string): boolean =>
  partyWords.firm.some((end) => text.endsWith(end) && text.length > end.length) && !/\d号?[\u4e00-\u9fff]?$/.test(text);

/** Whether a text names a street, a house or a place beside one. */
export const isStreet = (text: string): boolean =>
  isRoad(text) || Array.from(text).some((sign) => isDigit(sign) || roadSigns.includes(sign));

/** The certainty that a text names a person or a firm; undefined if it does not. */
export function nameForm(text: string): Certainty | undefined {
  if (partyWords.noName.includes(text) || text === '') return undefined;
  if (/^[A-Za-z]/.test(text)) return /^[A-Z][A-Za-z]+(?: [A-Z][A-Za-z.]*){0,3}$/.test(text) ? 'uncertain' : undefined;
  if (text.includes('·')) return /^[\u4e00-\u9fff]{1,8}(?:·[\u4e00-\u9fff]{1,8})+$/.test(text) ? 'certain' : undefined;
  // 有限公司 is no name.
  const isEnd = /^(?:有限|责任|股份|科技)|^.?分公司$/.test(text) || partyWords.firm.includes(text);
  if (isFirmName(text)) return !isEnd && /^[\u4e00-\u9fff]{4,16}(?<![厂店仓铺])$/.test(text) ? 'certain' : 'uncertain';
  if (!/^[\u4e00-\u9fff]+$/.test(text)) return undefined;
  const title = partyWords.honorific.find((word) => text.length > word.length && text.endsWith(word));
  const [name, first] = [title ? text.slice(0, -title.length) : '', text.charAt(0)];
  if (name !== '' && name.length < 4)
    return surnames.includes(text.length === 3 ? first : name) || /^[老小阿]/.test(name) ? 'certain' : 'uncertain';
  if (/^[老小阿大][\u4e00-\u9fff]{1,2}$/.test(text)) return isRoad(text) ? undefined : 'certain';
  if (partyWords.double.some((word) => text.startsWith(word)))
    return text.length < 5 && text.length > 2 ? 'certain' : undefined;
  if (text.length > 4 || text.length < 2) return undefined;
  if (text.length < 4 && surnames.includes(first))
    return isRoad(text) || /[发取提]$/.test(text) || wordlikeSurnames.includes(first) ? 'uncertain' : 'certain';
  return isStreet(text) ? undefined : 'uncertain';
}
