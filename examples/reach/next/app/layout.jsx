import { StyleRegistry } from './style-registry';

export const metadata = { title: 'Next.js', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body className="vab-theme-blue-black vab-scheme-light">
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
