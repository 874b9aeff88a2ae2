import type { Span } from '../recognised';
import { writerWords } from './side-words';
import type { Cue } from './suppose-sides';
import { comesToWriter, notOfKin } from './weigh-sides';

/** Whether words leave open which side is meant: a word about a side alone between two, a writer who may receive, a return. */
export function isTwoWay(text: string, cues: readonly Cue[], holds: (span: Span) => boolean): boolean {
  const said = cues.map(({ from, to }) => text.slice(from, to));
  const isWriter = (word: string) => new RegExp(`^${writerWords}$`, 'u').test(word);
  const firmly = cues.filter((_, place) => !isWriter(said[place] ?? ''));
  const sends = cues.some(({ role }, place) => role === 'consignor' && isWriter(said[place] ?? ''));
  if (sends && comesToWriter(text) && new Set(firmly.map(({ role }) => role)).size < 2) return true;
  if (sends && new RegExp(`[发寄送运拉带](?:给|到|来|回|往)我${notOfKin}`, 'u').test(text)) return true;
  if (said.some((word) => /^客户/.test(word)) && /退(?:[货回车到给]|一?[台辆部])|返[厂修回]|回收|售后/.test(text))
    return true;
  const [only] = cues;
  if (cues.length !== 1 || !only || only.isBehind) return false;
  const word = said[0] ?? '';
  return (
    /^(?:[收寄发]|[收接发寄取提送装卸交到][车货件]|签收|送达|揽[收件]|托运|[车货][主方]|[买卖][家方])[人方的]?$/.test(
      word,
    ) &&
    // At the beginning of a line, or joined with what follows alone, it speaks of that.
    !(/\n[ \t]*$/.test(text.slice(0, only.from)) && /^[ \t]*\S/.test(text.slice(only.to))) &&
    !(
      word.length > 1 &&
      /[\s,;\ue001]$/.test(text.slice(0, only.from)) &&
      /^\p{Script=Han}/u.test(text.slice(only.to))
    ) &&
    !/^[发寄送到]$/.test(word) &&
    !/^\s*[:\]在是]/.test(text.slice(only.to)) &&
    holds({ from: 0, to: only.from }) &&
    holds({ from: only.to, to: text.length })
  );
}
