import { useEffect, useState } from 'react';

const address = 'changes/index.html';

/** What the last `npm run changes` has found, or how to run it. */
export function WhatChanged() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const asked = new AbortController();
    fetch(address, { method: 'HEAD', signal: asked.signal }).then(
      ({ ok }) => setIsThere(ok),
      () => setIsThere(false),
    );
    return () => asked.abort();
  }, []);
  if (!isThere) return <p>Nothing has been compared yet.</p>;
  return <iframe title="What changed" src={address} style={{ width: '100%', height: '80vh', border: 0 }} />;
}
