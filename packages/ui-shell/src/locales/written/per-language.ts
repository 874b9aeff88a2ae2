/** Caches a value per language: `Intl` takes a tenth of a millisecond, and every cell of a list needs it. */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const cached = new Map<string, Made>();
  return (language) => {
    const present = cached.get(language);
    if (present !== undefined) return present;
    const made = make(language);
    cached.set(language, made);
    return made;
  };
}

/** Returns a locale that `Intl` supports for a language; English for an invalid name. */
export function toLocale(language: string): string {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** Like `toLocale`, with the Gregorian calendar even if the locale has another default. */
export const toGregorian = (language: string): string =>
  new Intl.Locale(toLocale(language), { calendar: 'gregory' }).toString();

/** Whether a name lacks the country of a language that is written differently by country: `en`. */
export function isOfNoCountry(language: string): boolean {
  const { language: name, region } = new Intl.Locale(toLocale(language));
  return name === 'en' && !region;
}
