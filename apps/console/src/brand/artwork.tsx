/** An e-bike, a motorcycle and a three-wheeler on their way along one route; drawn for a dark ground. */
export function Artwork() {
  return (
    <svg viewBox="0 0 560 380" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <Skyline />
      <Route />
      <EBike />
      <Motorcycle />
      <ThreeWheeler />
    </svg>
  );
}

const ink = 'rgb(255 255 255 / 0.92)';
const soft = 'rgb(255 255 255 / 0.16)';

function Skyline() {
  return (
    <g fill="rgb(255 255 255 / 0.07)">
      <path d="M0 214h44v-58h40v58h20v-92h52v92h26v-40h36v40h40v-74h46v74h30v-110h38v110h28v-52h44v52h34v-84h42v84h40v96H0z" />
      <path d="M0 310h560v-62c-92-20-186-20-280-6S92 262 0 250z" fill="rgb(255 255 255 / 0.06)" />
    </g>
  );
}

function Route() {
  return (
    <g>
      <path d="M0 330h560" stroke={soft} strokeWidth="2" />
      <path d="M58 92c70-52 128 36 206 10s96-74 214-40" stroke={ink} strokeWidth="2" strokeDasharray="1 9" />
      <Pin x={58} y={92} />
      <Pin x={478} y={62} />
      <g fill={ink}>
        <circle cx="264" cy="102" r="4" />
        <circle cx="264" cy="102" r="9" fill={soft} />
      </g>
      <path d="M24 350h64m36 0h120m40 0h48m52 0h140" stroke={soft} strokeWidth="3" />
    </g>
  );
}

function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy="2" rx="9" ry="3" fill={soft} />
      <path d="M0 0c-9-11-13-17-13-24a13 13 0 0 1 26 0c0 7-4 13-13 24z" fill="#fff" />
      <circle cy="-24" r="5" fill="var(--wb-color-primary)" />
    </g>
  );
}

function Wheel({ x, r = 24 }: { x: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${330 - r})`}>
      <circle r={r} stroke={ink} strokeWidth="4" fill="rgb(0 0 0 / 0.14)" />
      <circle r={r * 0.62} stroke={soft} strokeWidth="2" />
      <circle r="4" fill={ink} />
    </g>
  );
}

function EBike() {
  return (
    <g transform="translate(8 0)">
      <Wheel x={34} r={22} />
      <Wheel x={122} r={22} />
      <g stroke={ink} strokeWidth="4">
        <path d="M34 308l12-30h38l10 30" />
        <path d="M46 278l-6-12H26" />
        <path d="M94 308h18l-8-52" />
        <path d="M104 256l-3-20 12-6" />
        <path d="M122 308l-16-42" />
      </g>
      <path d="M28 258h34c5 0 8 4 6 8l-2 4H30c-6 0-8-12-2-12z" fill="#fff" />
      <path d="M52 284h28l8 24H48z" fill="rgb(255 255 255 / 0.28)" />
      <path d="M98 270h16l6 22h-18z" fill="#fff" opacity=".85" />
      <path d="M68 290l-7 9h7l-3 8 9-11h-7l4-6z" fill="#fff" />
      <circle cx="115" cy="252" r="4" fill="#fff" />
    </g>
  );
}

function Motorcycle() {
  return (
    <g transform="translate(180 0)">
      <Wheel x={34} r={26} />
      <Wheel x={142} r={26} />
      <g stroke={ink} strokeWidth="5">
        <path d="M142 304l-22-58" />
        <path d="M120 246l-10-12m0 0l16-5" />
        <path d="M34 304l30-22h34" />
      </g>
      <path d="M66 268c8-18 22-26 40-24 10 1 18 6 20 14l-8 14-52 4z" fill="#fff" />
      <path d="M18 258c16-8 36-8 52 2l-4 14c-16-6-34-4-44 2-8 0-12-14-4-18z" fill="rgb(255 255 255 / 0.5)" />
      <path d="M70 280h44l-6 26H78z" fill="rgb(255 255 255 / 0.28)" />
      <path d="M78 312H26" stroke={ink} strokeWidth="5" />
      <circle cx="92" cy="292" r="8" stroke={ink} strokeWidth="3" />
      <path d="M128 254l14 4-6 10-10-4z" fill="#fff" />
    </g>
  );
}

function ThreeWheeler() {
  return (
    <g transform="translate(368 0)">
      <path d="M4 232h96v66H4z" fill="#fff" opacity=".92" />
      <path d="M4 232h96v66H4zM36 232v66M68 232v66" stroke="var(--wb-color-primary)" strokeWidth="2" opacity=".5" />
      <path d="M22 204h46v28H22z" fill="rgb(255 255 255 / 0.45)" />
      <path d="M45 204v28M22 216h46" stroke="var(--wb-color-primary)" strokeWidth="2" opacity=".35" />
      <path d="M100 298V216c0-6 4-10 10-10h30c5 0 9 3 11 8l13 40c2 6 3 12 3 18v26z" fill="rgb(255 255 255 / 0.28)" />
      <path d="M112 218h26c3 0 5 2 6 4l9 30h-41z" fill="rgb(255 255 255 / 0.55)" />
      <path d="M100 298V216c0-6 4-10 10-10h30c5 0 9 3 11 8l13 40c2 6 3 12 3 18v26z" stroke={ink} strokeWidth="4" />
      <path d="M0 300h168" stroke={ink} strokeWidth="5" />
      <circle cx="162" cy="276" r="4" fill="#fff" />
      <Wheel x={42} r={22} />
      <Wheel x={140} r={20} />
    </g>
  );
}
