import { Canvas } from './picture.styles';

/** The closed barrier of a depot with parcels in front of it and a lock on the gate house. */
export function ClosedGatePicture() {
  return (
    <Canvas>
      <ellipse className="ground" cx="210" cy="150" rx="196" ry="128" />
      <path className="soft" d="M276 92c0-11 9-18 18-16 5-12 21-13 27-2 10-2 18 5 18 13 0 4-3 5-6 5z" />
      <rect className="road" x="20" y="240" width="380" height="30" rx="4" />
      <path className="white-line" d="M40 255h34M96 255h34M152 255h34M208 255h34M264 255h34M320 255h34" />
      {/* the gate house */}
      <path className="paper ink" d="M296 240V132h76v108z" />
      <path className="ink" d="M286 132h96l-10-18h-76z" />
      <rect className="soft" x="310" y="148" width="48" height="30" rx="3" />
      {/* the lock */}
      <path className="accent-line" d="M322 200v-8a12 12 0 0 1 24 0v8" strokeWidth="5" />
      <rect className="accent" x="314" y="200" width="40" height="30" rx="5" />
      <circle className="paper" cx="334" cy="213" r="4" />
      <path className="white-line" d="M334 215v7" />
      {/* the barrier */}
      <rect className="solid" x="270" y="184" width="14" height="56" rx="3" />
      <rect className="paper ink" x="176" y="190" width="98" height="14" rx="7" />
      <path className="accent-line" d="m196 192-8 10M220 192l-8 10M244 192l-8 10M266 192l-7 10" strokeWidth="7" />
      {/* the parcels */}
      <path className="paper ink" d="M40 176h64v64H40zM104 200h44v40h-44z" />
      <path className="soft" d="M62 176h20v22H62z" />
      <path className="accent-line" d="M50 226h18M114 226h14" />
      <rect className="accent" x="54" y="148" width="36" height="28" rx="3" />
      <path className="white-line" d="M72 148v12" />
    </Canvas>
  );
}
