import { useState } from 'react';
import { addressOf, find } from './documents';

/** Finds words in every document of the site: tutorial, recipes, API pages. */
export function SiteSearch() {
  const [words, setWords] = useState('');
  const findings = find(words);
  return (
    <search>
      <label>
        Words <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status">{words.trim() === '' ? 'Nothing is looked for.' : `${findings.length} sections`}</p>
      <ul>
        {findings.map(({ title, heading, line }) => (
          <li key={`${title} ${heading} ${line}`}>
            <a href={addressOf(title)} target="_top">
              {title}: {heading}
            </a>
            <div>{line}</div>
          </li>
        ))}
      </ul>
    </search>
  );
}
