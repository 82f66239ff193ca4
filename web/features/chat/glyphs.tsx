const shapes = {
  microphone: 'M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3Z',
  send: 'm5 12 7-7 7 7M12 19V5',
  plus: 'M5 12h14M12 5v14',
  stop: 'M7 7h10v10H7Z',
  more: 'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
}

/** The few signs that only the conversation uses. Decorative: the label of the button carries the meaning. */
export function Glyph({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[shape]} />
    </svg>
  )
}
