/** The start page of the measurements with open pages. */
export default function HomePage() {
  return <h1>Home</h1>;
}
