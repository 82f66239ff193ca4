/** Dawn over water. The sun rises a little once, when the page opens (CSS animation). */
export function HeroScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 470"
      preserveAspectRatio="xMaxYMax slice"
      className="absolute inset-x-0 bottom-0 h-[330px] w-full overflow-visible md:h-[470px]"
    >
      <g fill="var(--sun)" className="animate-rise">
        <path d="M560 370a470 470 0 0 1 940 0Z" opacity=".10" />
        <path d="M660 370a370 370 0 0 1 740 0Z" opacity=".14" />
        <path d="M760 370a270 270 0 0 1 540 0Z" opacity=".22" />
        <path d="M860 370a170 170 0 0 1 340 0Z" />
      </g>
      <path d="M1090 370c60-64 140-96 230-96 50 0 90 10 120 22v74Z" fill="var(--mist)" />
      <path d="M0 300c120-44 260-58 400-34 150 26 270 76 380 104H0Z" fill="var(--mist)" />
      <path d="M0 352c90-36 200-46 310-30 110 16 200 40 270 48H0Z" fill="var(--hill)" />
      <path d="M-2000 370h5440v100h-5440Z" fill="var(--water)" />
      <g fill="var(--mist)" opacity=".35">
        <rect x="140" y="392" width="130" height="5" rx="2.5" />
        <rect x="340" y="414" width="120" height="5" rx="2.5" />
        <rect x="180" y="436" width="90" height="5" rx="2.5" />
        <rect x="620" y="404" width="110" height="5" rx="2.5" />
        <rect x="1240" y="396" width="130" height="5" rx="2.5" />
      </g>
      <g fill="var(--sun)">
        <rect x="886" y="382" width="288" height="7" rx="3.5" />
        <rect x="922" y="400" width="216" height="7" rx="3.5" opacity=".85" />
        <rect x="900" y="418" width="120" height="7" rx="3.5" opacity=".6" />
        <rect x="1046" y="418" width="86" height="7" rx="3.5" opacity=".6" />
        <rect x="964" y="437" width="140" height="7" rx="3.5" opacity=".4" />
      </g>
    </svg>
  )
}
