/** Where the measurements of open pages begin. */
export default function HomePage() {
  return <h1>Home</h1>;
}
