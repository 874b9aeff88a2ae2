/** A closed barrier across the yard. */
export function ClosedGatePicture() {
  return <svg viewBox="0 0 420 300" fill="none" />;
}
