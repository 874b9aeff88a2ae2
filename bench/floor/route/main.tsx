import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes, useNavigate, useParams } from 'react-router-dom';

/** A page with only its number; J navigates to the next page. */
function Empty() {
  const number = Number(useParams()['*'] || 0);
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === 'j' && void navigate(`/${number + 1}`);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [navigate, number]);
  return <h1 key={number}>Page {number}.</h1>;
}

createRoot(document.querySelector('#app') as Element).render(
  <HashRouter>
    <Routes>
      <Route path="*" element={<Empty />} />
    </Routes>
  </HashRouter>,
);
