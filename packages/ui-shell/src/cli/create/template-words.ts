import type { Language } from './choice';

/** Translations of the template's texts, keyed by the English text; the template itself has Chinese and English. */
const words: Readonly<Record<string, Readonly<Record<'de' | 'ja' | 'ar', string>>>> = {
  'Back office': { de: 'Verwaltung', ja: '管理画面', ar: 'لوحة الإدارة' },
  Notes: { de: 'Notizen', ja: 'メモ', ar: 'الملاحظات' },
  Note: { de: 'Notiz', ja: 'メモ', ar: 'ملاحظة' },
  Text: { de: 'Text', ja: '内容', ar: 'النص' },
  Done: { de: 'Erledigt', ja: '完了', ar: 'منجزة' },
  Open: { de: 'Offen', ja: '未完了', ar: 'مفتوحة' },
  Status: { de: 'Status', ja: '状態', ar: 'الحالة' },
  Parcels: { de: 'Pakete', ja: '荷物', ar: 'الطرود' },
  Parcel: { de: 'Paket', ja: '荷物', ar: 'طرد' },
};

/** Reduces the texts of a template file to the chosen languages; the product name is the same in all. */
export const wordsIn = (languages: readonly Language[], text: string): string =>
  text.replace(/\{ zh: ('[^']*'), en: ('[^']*') \}/g, (_, zh: string, en: string) => {
    const byLanguage: Readonly<Record<string, string>> = { zh, en };
    const translated: Readonly<Record<string, string>> = words[en.slice(1, -1)] ?? {};
    const wordOf = (name: Language) => byLanguage[name] ?? (translated[name] ? `'${translated[name]}'` : en);
    return `{ ${languages.map((name) => `${name}: ${wordOf(name)}`).join(', ')} }`;
  });
